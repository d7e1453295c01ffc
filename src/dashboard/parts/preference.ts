/** Settings of the reader in this browser; nothing secret is stored here. */
import { type Store, store } from './store.js';

export function preference<T extends string>(name: string, allowed: readonly T[], first: T): Store<T> {
  const key = `meridian.${name}`;
  const stored = allowed.find((each) => each === read(key));
  const inner = store<T>(stored ?? first);
  return {
    ...inner,
    set(value) {
      inner.set(value);
      write(key, value);
    },
  };
}

/** A list of words; invalid ones are left out. */
export function listPreference(name: string, form: RegExp, first: readonly string[]): Store<readonly string[]> {
  const key = `meridian.${name}`;
  const stored = read(key)
    ?.split(' ')
    .filter((each) => form.test(each));
  const inner = store<readonly string[]>(stored ?? first);
  return {
    ...inner,
    set(value) {
      inner.set(value);
      write(key, value.join(' '));
    },
  };
}

/** A browser may refuse storage. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It lasts until the page is closed.
  }
}
