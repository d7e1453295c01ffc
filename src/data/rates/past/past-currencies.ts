/** Looks up the facts on former currencies. */
import { exact } from '../../../base/decimal.js';
import { pastCurrencies, type PastCurrency } from './facts.js';

const byCode = new Map(pastCurrencies.map((fact) => [fact.code, fact]));

export const pastCodes: readonly string[] = pastCurrencies.map(({ code }) => code);

export function pastCurrency(code: string): PastCurrency | undefined {
  return byCode.get(code);
}

/** The currency whose series this one continues in a new unit. */
export function predecessor(code: string): PastCurrency | undefined {
  return pastCurrencies.find(({ change, successor }) => change === 'redenominated' && successor === code);
}

/** The currencies that are money on that day beside their successor, at the ratio fixed by law. */
export function fixedOn(date: string): readonly PastCurrency[] {
  return pastCurrencies.filter(({ from, lastDay }) => from <= date && date <= lastDay);
}

/** Converts an amount per thing from units of the successor into units of its own. */
export function inUnitsOf({ units, successorUnits }: PastCurrency, perSuccessor: number): number {
  return exact(perSuccessor).times(exact(units)).dividedBy(exact(successorUnits)).toNumber();
}
