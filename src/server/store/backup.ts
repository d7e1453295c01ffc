/** The contents of a store as JSON lines: a header, a line for each entry, and a last line with their number. */
import { isText } from '../../base/unknown.js';
import type { Store } from '../../base/store/store.js';
import { StoreError } from '../../base/store/error.js';
import { isKey } from '../../base/store/key.js';
import { billAccounts } from '../../hosting/history/snapshots/history-store.js';
import { closedAccounts } from '../../hosting/invoice/closed/closed-months.js';
import { withMonthsOf } from '../../hosting/invoice/closed/closed-account.js';
import { withDaysOf } from '../../hosting/history/snapshots/history-account.js';
import { parseJson } from '../../base/json.js';
import { collections } from './collections.js';

const lasting = collections.filter((collection) => collection.lasting);
const names = lasting.map(({ name }) => name);

interface BackupEntry {
  readonly namespace: string;
  readonly key: string;
  readonly value: unknown;
}

const heading = { meridian: 'backup', version: 1 };
const atOnce = 500;

export async function* linesOf(
  store: Store,
  { withSecrets }: { readonly withSecrets: boolean },
): AsyncGenerator<string, void> {
  yield line(heading);
  let entries = 0;
  for (const { name: namespace, secret } of lasting) {
    if (secret && !withSecrets) continue;
    for await (const [key, value] of store.namespace<unknown>(namespace).iterator?.({}) ?? []) {
      entries += 1;
      yield line({ namespace, key, value } satisfies BackupEntry);
    }
  }
  yield line({ entries });
}

/** The entries; throws when the lines are not a complete backup. */
export async function entriesIn(lines: AsyncIterable<string>): Promise<BackupEntry[]> {
  const entries: BackupEntry[] = [];
  let number = 0;
  let isComplete = false;
  for await (const text of lines) {
    number += 1;
    const fields = fieldsOf(text, number);
    if (number === 1) {
      const begins = fields['meridian'] === heading.meridian && fields['version'] === heading.version;
      if (!begins) throw refused(number, line(heading).trim());
    } else if (isComplete) {
      throw refused(number, 'nothing after the end');
    } else if ('entries' in fields) {
      isComplete = fields['entries'] === entries.length;
      if (!isComplete) throw refused(number, `as many entries as it states, but got ${entries.length}`);
    } else {
      entries.push(entryOf(fields, number));
    }
  }
  if (!isComplete) throw refused(number + 1, 'more, but it is cut off');
  return entries;
}

/** Adds the entries that the store lacks. Existing ones are newer: a token that was deactivated since stays so. */
export async function addTo(store: Store, entries: readonly BackupEntry[]): Promise<number> {
  let added = 0;
  for (const name of names) {
    const keyv = store.namespace<unknown>(name);
    const own = entries.filter(({ namespace }) => namespace === name);
    for (let start = 0; start < own.length; start += atOnce) {
      const page = own.slice(start, start + atOnce);
      const present = await keyv.getMany(page.map(({ key }) => key));
      const missing = page.filter((_, index) => present[index] === undefined);
      if (missing.length > 0) await keyv.setMany(missing.map(({ key, value }) => ({ key, value })));
      added += missing.length;
    }
  }
  for (const { collection, merged } of listsOfEntries) await addToLists(store, entries, collection.name, merged);
  return added;
}

/** The entries that were added belong to accounts that may have entries of their own, which a list names. */
const listsOfEntries = [
  { collection: billAccounts, merged: withDaysOf },
  { collection: closedAccounts, merged: withMonthsOf },
];

async function addToLists(
  store: Store,
  entries: readonly BackupEntry[],
  namespace: string,
  merged: (stored: unknown, added: unknown) => object | null,
): Promise<void> {
  for (const { key, value } of entries.filter((entry) => entry.namespace === namespace)) {
    const present = await store.namespace<unknown>(namespace).get(key);
    const both = merged(present, value);
    if (both) await store.compareAndSet({ namespace, key }, present, both);
  }
}

function line(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

function fieldsOf(text: string, number: number): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw refused(number, 'JSON');
  }
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function entryOf({ namespace, key, value }: Readonly<Record<string, unknown>>, number: number): BackupEntry {
  if (isText(namespace) && names.includes(namespace) && isText(key) && isKey(key) && isGiven(value)) {
    return { namespace, key, value };
  }
  throw refused(number, `a namespace of ${names.join(', ')}, a key of 1 to 200 characters and a value`);
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}

function refused(number: number, expected: string): StoreError {
  return new StoreError(`This is no whole backup, and nothing was imported: expected ${expected} (line ${number}).`);
}
