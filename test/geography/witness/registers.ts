/**
 * Which city lies in which state by the registers that countries keep of their municipalities: those of the
 * Philippines (statistics authority) and of Brazil (IBGE), as packages carry them. No source of Meridian's own data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cities, states } from 'estados-cidades';
import { list, type Row, row, text } from '../../../src/geography/checked.js';

export interface Registered {
  readonly countryCode: string;
  readonly city: string;
  /** Name or code. */
  readonly state: string;
}

const { resolve } = createRequire(import.meta.url);

function rows(file: string): Row[] {
  return list(JSON.parse(readFileSync(resolve(file), 'utf8'))).map(row);
}

const provinces = new Map(rows('philippines/provinces.json').map((of) => [text(of, 'key'), text(of, 'name')]));

export const registered: readonly Registered[] = [
  ...rows('philippines/cities.json').map((of) => ({
    countryCode: 'PH',
    city: text(of, 'name'),
    state: provinces.get(text(of, 'province')) ?? '',
  })),
  ...states().flatMap((state) => cities(state).map((city) => ({ countryCode: 'BR', city, state }))),
];
