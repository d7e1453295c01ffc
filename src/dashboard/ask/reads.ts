/** What a result of cached reads is made of, and what reading all of it again would take. */
import { accountLabel } from './account-label.js';

/** The reads of one account. */
export interface AccountReads {
  readonly name: string;
  /** Calls that reading everything again takes, as far as is known. */
  readonly calls: number;
  /** Lists that were not read within the last hour. */
  readonly notRead: number;
  /** Calls that the account has left; null where its API does not report them. */
  readonly left: number | null;
  /** Seconds since the oldest part was read. */
  readonly age: number;
}

const header = { 'x-meridian-upstream': '1' };

/** Accepts reads of the last minute. */
export const recent = { 'x-meridian-max-age': '60' };
/** Also takes reads that need a call for each zone, server or pool from the last hour, and only if cached. */
export const cached = { ...header, ...recent, 'x-meridian-only-if-cached': '1' };
/** Takes cached reads and makes the missing ones: after a change, those it invalidated. */
export const cachedElseRead = { ...header, 'x-meridian-max-age': '3600' };
/** Reads everything, within the age that the operation accepts. */
export const readAll = header;

/** From `extensions.upstream`; the account that takes most calls first. */
export function readsIn(extensions: unknown): readonly AccountReads[] {
  return Object.entries(recordAt(extensions, 'upstream'))
    .flatMap(([api, ofApi]) =>
      Object.entries(recordAt(ofApi, 'accounts')).map(([account, figures]) => ({
        name: accountLabel(api, account),
        calls: ['calls', 'cacheHits', 'sharedHits', 'notRead'].reduce((all, name) => all + numberAt(figures, name), 0),
        notRead: numberAt(figures, 'notRead'),
        left: numberIn(figures, 'budget'),
        age: numberAt(figures, 'ageSeconds'),
      })),
    )
    .filter(({ calls }) => calls > 0)
    .toSorted((a, b) => b.calls - a.calls);
}

function recordAt(value: unknown, name: string): Readonly<Record<string, unknown>> {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'object' && found !== null ? { ...found } : {};
}

function numberIn(value: unknown, name: string): number | null {
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof found === 'number' ? found : null;
}

function numberAt(value: unknown, name: string): number {
  return numberIn(value, name) ?? 0;
}
