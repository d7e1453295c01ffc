/** Filters that the reader has named, in this browser. What is read from it may be of another release, or odd. */
import type { PageName } from '../route/address.js';
import { store } from '../parts/store.js';

const viewPages = ['costs', 'findings', 'machines'] as const satisfies readonly PageName[];
export type ViewPage = (typeof viewPages)[number];

export interface SavedView {
  readonly page: ViewPage;
  readonly name: string;
  /** The parameters of the address, as in `q=status%3Aoff&sort=cost`. */
  readonly search: string;
}

export const mostViews = 50;
export const longestName = 60;
/** Characters of the parameters of a view. */
const longestSearch = 2_000;

/** The parameters that a view sets; the currency and what is opened are the reader's of the moment. */
const parameters: Readonly<Record<ViewPage, readonly string[]>> = {
  costs: ['of', 'period', 'vs', 'by', 'label', 'tax', 'q', 'sort', 'show'],
  findings: ['of', 'part', 'new', 'kind', 'by', 'silenced', 'without-verdict', 'without-about', 'without-account'],
  machines: ['of', 'q', 'sort', 'cols'],
};

/** The parameters of the address now, as a view of this page would set them. */
export function searchOf(page: ViewPage, params: URLSearchParams): string {
  const own = new URLSearchParams();
  for (const name of parameters[page]) {
    const value = params.get(name);
    if (value !== null && value !== '') own.set(name, value);
  }
  return own.toString();
}

/** The parameters to set; null for those that it leaves out. */
export function paramsOf({ page, search }: SavedView): Readonly<Record<string, string | null>> {
  const params = new URLSearchParams(search);
  return Object.fromEntries(parameters[page].map((name) => [name, params.get(name)]));
}

/** Why it cannot be saved; null if it can. */
export function wrongIn(view: SavedView, all: readonly SavedView[]): string | null {
  if (view.name === '') return 'Enter a name.';
  if (view.name.length > longestName) return `A name has at most ${longestName} characters.`;
  if (view.search === '') return 'Nothing to save: filter, sort or choose something first.';
  if (view.search.length > longestSearch) return 'This filter is too long to save.';
  if (all.length >= mostViews && !all.some((each) => isSame(each, view))) {
    return `You already have ${mostViews} views: delete one first.`;
  }
  return null;
}

/** Names are the same in any case. */
export function isSame(a: Pick<SavedView, 'page' | 'name'>, b: Pick<SavedView, 'page' | 'name'>): boolean {
  return a.page === b.page && a.name.toLowerCase() === b.name.toLowerCase();
}

/** The views in the stored text: an entry that is none is left out alone. */
export function viewsIn(text: string | null): readonly SavedView[] {
  if (text === null) return [];
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const views: SavedView[] = [];
  for (const entry of stored) {
    const view = viewIn(entry);
    if (view !== null && wrongIn(view, []) === null && !views.some((each) => isSame(each, view))) views.push(view);
    if (views.length === mostViews) break;
  }
  return views;
}

function viewIn(entry: unknown): SavedView | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const written = textAt(entry, 'page');
  // Views of the bill are those of the costs since a former release.
  const page = viewPages.find((each) => each === (written === 'bill' ? 'costs' : written));
  const [name, search] = [textAt(entry, 'name')?.trim(), textAt(entry, 'search')];
  if (page === undefined || name === undefined || search === undefined) return null;
  if (search.length > longestSearch) return null;
  // Parameters of another release are dropped.
  return { page, name, search: searchOf(page, new URLSearchParams(search)) };
}

function textAt(entry: object, name: string): string | undefined {
  const value: unknown = Reflect.get(entry, name);
  return typeof value === 'string' ? value : undefined;
}

const key = 'meridian.views';

export const views = store<readonly SavedView[]>(stored());

function stored(): readonly SavedView[] {
  try {
    return viewsIn(localStorage.getItem(key));
  } catch {
    // A browser may refuse storage.
    return [];
  }
}

/** False where the browser does not keep it longer than the page is open. */
function put(all: readonly SavedView[]): boolean {
  views.set(all);
  try {
    localStorage.setItem(key, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

/** Those of other windows are read first, so that none is lost. A view of the same name is replaced. */
export function saveView(view: SavedView): boolean {
  const others = known().filter((each) => !isSame(each, view));
  return put([...others, view]);
}

export function deleteView(view: SavedView): boolean {
  return put(known().filter((each) => !isSame(each, view)));
}

/** The stored views; those of this window alone where storage is refused. */
function known(): readonly SavedView[] {
  try {
    const text = localStorage.getItem(key);
    return text === null ? views.get() : viewsIn(text);
  } catch {
    return views.get();
  }
}

/** Another window may change them. */
export function followViews(): void {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) views.set(stored());
  });
}
