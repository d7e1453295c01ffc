/** Drafts keep what was typed into an open form in this tab: they outlive a session that ends, and a reload. */

export type Texts = Readonly<Record<string, string>>;

const prefix = 'meridian.draft.';

export function hasDraft(key: string): boolean {
  return attempt(() => sessionStorage.getItem(prefix + key) !== null, false);
}

/** Null where there is none, or one of another release that is no longer readable. */
export function draftOf(key: string): Texts | null {
  return attempt(() => textsIn(JSON.parse(sessionStorage.getItem(prefix + key) ?? 'null')), null);
}

/** Secrets are left out by the caller: every script of the page can read this. */
export function keepDraft(key: string, values: Texts): void {
  attempt(() => sessionStorage.setItem(prefix + key, JSON.stringify(values)), undefined);
}

export function dropDraft(key: string): void {
  attempt(() => sessionStorage.removeItem(prefix + key), undefined);
}

/** Signing out leaves nothing to the next reader of this tab. */
export function dropAllDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, undefined);
}

function textsIn(value: unknown): Texts | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value);
  return entries.every((entry): entry is [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : null;
}

/** A browser may refuse storage, or have none left: then a draft lasts until the page is closed. */
function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
