/** The reads behind a result: their age, and the calls it takes to repeat them. */
import { accountLabel } from '../format/account-label.js';

/** The reads of one account. */
export interface AccountReads {
  readonly name: string;
  /** Calls that reading everything again takes, as far as is known. */
  readonly calls: number;
  /** Lists that were not read within the last hour. */
  readonly notRead: number;
  /** Calls that the account has left; null where its API does not report them. */
  readonly left: number | null;
  /** When the oldest part was read, in milliseconds since 1970. */
  readonly readAt: number;
}

const header = { 'x-meridian-upstream': '1' };

/** Accepts reads of the last minute. */
export const recent = { ...header, 'x-meridian-max-age': '60' };
/** Also takes reads that need a call for each zone, server or pool from the last hour, and only if cached. */
export const cached = { ...recent, 'x-meridian-only-if-cached': '1' };
/** Takes cached reads and makes the missing ones: after a change, those it invalidated. */
export const cachedElseRead = { ...header, 'x-meridian-max-age': '3600' };
/** Reads everything, within the age that the operation accepts. */
export const readAll = header;

/** Marks a result with the time at which it came: it may be shown long after. */
export function receivedAt(now: number): Readonly<Record<string, number>> {
  return { receivedAt: now };
}

/** The reads in `extensions.upstream`; the account that takes most calls comes first. */
export function readsIn(extensions: unknown): readonly AccountReads[] {
  const now = numberIn(extensions, 'receivedAt') ?? Date.now();
  return Object.entries(recordAt(extensions, 'upstream'))
    .flatMap(([api, ofApi]) =>
      Object.entries(recordAt(ofApi, 'accounts')).map(([account, figures]) => ({
        name: accountLabel(api, account),
        calls: ['calls', 'cacheHits', 'sharedHits', 'notRead'].reduce((all, name) => all + numberAt(figures, name), 0),
        notRead: numberAt(figures, 'notRead'),
        left: numberIn(figures, 'budget'),
        readAt: now - 1_000 * numberAt(figures, 'ageSeconds'),
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

/** A counter that the server leaves out has counted nothing. */
function numberAt(value: unknown, name: string): number {
  const found = numberIn(value, name);
  return found === null ? 0 : found;
}

/** Merges results that share their reads, with each account once: the oldest read, and the most calls. */
export function together(all: readonly (readonly AccountReads[])[]): readonly AccountReads[] {
  const byName = new Map<string, AccountReads>();
  for (const reads of all.flat()) {
    const known = byName.get(reads.name) ?? reads;
    byName.set(reads.name, {
      name: reads.name,
      calls: Math.max(known.calls, reads.calls),
      notRead: Math.max(known.notRead, reads.notRead),
      left: reads.left ?? known.left,
      readAt: Math.min(known.readAt, reads.readAt),
    });
  }
  return [...byName.values()].toSorted((a, b) => b.calls - a.calls);
}
