/** The address of the page: it holds the state of the view, so that a link shares it. */
import { useSyncExternalStore } from 'react';
import { inNewWords } from './old-words.js';
import { reveal } from './reveal.js';

/** The path that Meridian is served below. */
export const root = document.documentElement.dataset['root'] ?? '';

const pages = [
  'overview',
  'costs',
  'statements',
  'findings',
  'machines',
  'names',
  'rates',
  'places',
  'alerts',
  'tokens',
] as const;
export type PageName = (typeof pages)[number];

/** Pages whose addresses have led elsewhere since a former release. */
const former: Readonly<Record<string, PageName>> = { bill: 'costs' };

/** Parameters that links between pages preserve: the currency and the chosen accounts. */
const preserved = ['currency', 'of'] as const;

type Params = Readonly<Record<string, string | null | undefined>>;

interface Address {
  readonly page: PageName;
  /** No page has this address: the frame shows that of the overview around the news. */
  readonly isLost: boolean;
  readonly params: URLSearchParams;
}

let known: { readonly text: string; readonly address: Address } | undefined;

function address(): Address {
  const text = location.pathname + location.search;
  if (known?.text === text) return known.address;
  const name = location.pathname.slice(root.length).replaceAll('/', '');
  const page = pages.find((each) => each === name) ?? former[name];
  const isLost = page === undefined && name !== '';
  const read = { page: page ?? 'overview', isLost, params: paramsIn(location.search) };
  known = { text, address: read };
  return read;
}

function paramsIn(search: string): URLSearchParams {
  const params = new URLSearchParams(search);
  const filter = params.get('q');
  if (filter !== null) params.set('q', inNewWords(filter));
  return params;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

export function useAddress(): Address {
  return useSyncExternalStore(subscribe, address);
}

/** Another page with only these parameters, besides the preserved ones. */
export function hrefTo(page: PageName, params: Params = {}): string {
  const current = address().params;
  const own = Object.fromEntries(preserved.map((name) => [name, current.get(name)]));
  return written(page, new URLSearchParams(), { ...own, ...params });
}

/** The same page with some parameters changed; null removes one. */
export function hrefWith(params: Params): string {
  const { page, params: current } = address();
  return written(page, current, params);
}

function written(page: PageName, base: URLSearchParams, changes: Params): string {
  const params = new URLSearchParams(base);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === undefined || value === '') params.delete(name);
    else params.set(name, value);
  }
  // Left unescaped for readability: a query allows these characters.
  const search = params.toString().replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%21', '!');
  return `${root}/${page === 'overview' ? '' : page}${search && `?${search}`}`;
}

/** Navigates there; typing in a filter replaces the history entry, so that "back" leaves the page and not a letter. */
export function go(href: string, { replace = false } = {}): void {
  const [, id] = href.split('#');
  if (href !== location.pathname + location.search + location.hash) {
    if (replace) history.replaceState(null, '', href);
    else history.pushState(null, '', href);
    for (const listener of listeners) listener();
  }
  if (id) reveal(id);
}

/** A parameter and its setter. */
export function useParam(
  name: string,
): [string | null, (value: string | null, options?: { replace?: boolean }) => void] {
  const { params } = useAddress();
  return [params.get(name), (value, options) => go(hrefWith({ [name]: value }), options)];
}
