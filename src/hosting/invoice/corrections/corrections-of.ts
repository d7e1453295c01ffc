/** Finds the corrections that belong to an invoice. */
import type { HistoryContext } from '../../history/history-context.js';
import { type StoredCorrection, corrections } from './correction-store.js';

/** The corrections of a month that a caller may see: of the accounts, and of lines that the filter leaves. */
export async function correctionsOf(
  { context: { hosting } }: HistoryContext,
  { month, accounts, keys }: CorrectionsWanted,
): Promise<StoredCorrection[]> {
  const names = new Set(accounts.map(nameOfAccount));
  const all = (await corrections.in(hosting.stored).list()).map(({ value }) => value);
  return all
    .filter((one) => one.month === month && names.has(nameOfAccount(one)))
    .filter(({ line }) => keys === null || (line !== null && keys.has(line.key)))
    .sort((a, b) => a.at - b.at);
}

interface CorrectionsWanted {
  readonly month: string;
  readonly accounts: readonly Pick<StoredCorrection, 'api' | 'name' | 'sandbox'>[];
  /** The lines that are wanted; null: all of the accounts, and the accounts as a whole. */
  readonly keys: ReadonlySet<string> | null;
}

function nameOfAccount({ api, name, sandbox }: Pick<StoredCorrection, 'api' | 'name' | 'sandbox'>): string {
  return JSON.stringify([api, name, sandbox]);
}
