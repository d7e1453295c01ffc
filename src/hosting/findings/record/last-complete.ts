/** Says for which kinds of findings an account was last completely looked through, and when. */
import type { Api } from '../../../rest/rows/dialect.js';
import { rules } from '../rules/index.js';
import type { AccountRecord } from './account-record.js';

interface LastComplete {
  /** When the kind that was complete longest ago was, in milliseconds since 1970; null while one never was. */
  readonly at: number | null;
  /** How many kinds never were. */
  readonly neverCount: number;
}

/** Each kind of finding is recorded by itself: the one that was last complete longest ago says it of all. */
export function lastComplete(record: AccountRecord | null, api: Api): LastComplete {
  const kinds = rules.filter(({ dialect, isByName }) => dialect.api === api && !isByName).map(({ kind }) => kind);
  const times = kinds.flatMap((kind) => record?.completed.get(kind) ?? []);
  const neverCount = kinds.length - times.length;
  return { at: neverCount > 0 || times.length === 0 ? null : Math.min(...times), neverCount };
}
