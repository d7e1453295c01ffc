/**
 * The days on which a currency was money anywhere: from the facts on former currencies, and from CLDR for all others.
 */
import { jsonObject, list } from '../../../base/checked.js';
import { addDays } from '../../../base/dates.js';
import { regions } from '../cldr.js';
import { pastCurrencies } from './facts.js';
import { periodOf } from '../tender-period.js';

interface Validity {
  /** The first day; null where CLDR does not know it. */
  readonly validFrom: string | null;
  /** The last day; null while it is in use. */
  readonly validTo: string | null;
}

let known: ReadonlyMap<string, Validity> | undefined;

/** Undefined where neither source knows it as legal tender. */
export function knownValidity(code: string): Validity | undefined {
  return (known ??= readAll()).get(code);
}

export function validityOf(code: string): Validity {
  return knownValidity(code) ?? { validFrom: null, validTo: null };
}

export function isOver(code: string, date: string): boolean {
  const { validTo } = validityOf(code);
  return validTo !== null && validTo < date;
}

/**
 * The last day after `after`, up to `upTo`, on which a former currency was replaced or ended; `after` if there is none.
 */
export function lastTurn(after: string, upTo: string): string {
  return turns.reduce((last, turn) => (turn > last && turn <= upTo ? turn : last), after);
}

const turns: readonly string[] = pastCurrencies.flatMap(({ from, lastDay }) => [from, addDays(lastDay, 1)]);

function readAll(): ReadonlyMap<string, Validity> {
  const found = new Map<string, Validity>();
  for (const entry of Object.values(regions()).flatMap(list)) {
    for (const { code, from, to, isLegalTender: legalTender } of Object.entries(jsonObject(entry)).map(periodOf)) {
      if (!legalTender) continue;
      const before = found.get(code);
      found.set(code, {
        validFrom: before ? earlier(before.validFrom, from) : from,
        validTo: before ? later(before.validTo, to) : to,
      });
    }
  }
  for (const { code, firstDay, lastDay } of pastCurrencies) found.set(code, { validFrom: firstDay, validTo: lastDay });
  return found;
}

function earlier(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a < b ? a : b;
}

/** A currency is in use while any country uses it. */
function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}
