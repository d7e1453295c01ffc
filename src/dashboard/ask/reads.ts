/** What an answer that takes what was read before was made of, and what it would take to read all of it anew. */
import { accountLabel } from './account-label.js';

/** Of one account. */
export interface AccountReads {
  readonly name: string;
  /** Calls that reading everything anew takes, as far as is known. */
  readonly calls: number;
  /** Lists that nobody has read within the last hour. */
  readonly notRead: number;
  /** Calls that the account has left; null where its API does not say. */
  readonly left: number | null;
  /** Seconds since the oldest part was read. */
  readonly age: number;
}

const header = { 'x-meridian-upstream': '1' };

/** What anybody has read within a minute is not read again. */
export const recent = { 'x-meridian-max-age': '60' };
/** And what takes a call for each zone, server or pool is taken from what was read within the last hour. */
export const cached = { ...header, ...recent, 'x-meridian-only-if-cached': '1' };
/** What was read before is taken, and the rest is read: after a change, that is what it changed. */
export const whatIsMissing = { ...header, 'x-meridian-max-age': '3600' };
/** All of it is read, within the age of the question. */
export const anew = header;

/** As `extensions.upstream` reports it; the account that takes most first. */
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
