/** From when until when a currency was money anywhere: the facts on those of the past, and CLDR for all others. */
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

/** Undefined where neither knows it as legal tender. */
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

/** The last day after the first, up to the second, that a currency of the past gave way or was over on; else the first. */
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

/** In use anywhere is in use. */
function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return null;
  return a > b ? a : b;
}
