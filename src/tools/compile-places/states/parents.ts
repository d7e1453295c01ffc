/** Divisions lie in larger ones of their country: by ISO 3166-2 as CLDR 48 has it, or as listed here where that says nothing. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { list, jsonObject } from '../../../base/checked.js';

/** The larger division and those in it, by country, then by the codes of ISO 3166-2. */
const besides: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Since 2021 the two departments of Alsace are one collectivity, which is no department.
  FR: { '6AE': '67 68' },
  // Two regional units, the only ones that the base package has.
  GR: { G: '13', I: 'A2' },
  // Cities with county rights, which ISO has beside the counties around them.
  HU: {
    BA: 'PS',
    BE: 'BC',
    BK: 'KM',
    BZ: 'MI',
    CS: 'HV SD',
    FE: 'DU SF',
    GS: 'GY SN',
    HB: 'DE',
    HE: 'EG',
    JN: 'SK',
    KE: 'TB',
    NO: 'ST',
    PE: 'ER',
    SO: 'KV',
    SZ: 'NY',
    TO: 'SS',
    VA: 'SH',
    VE: 'VM',
    ZA: 'NK ZE',
  },
  // ISO lists both under another region than the one that they lie in.
  MA: { '06': 'NOU', '09': 'CHT' },
  // Pattaya governs itself and lies in Chonburi.
  TH: { '20': 'S' },
};

export class Parents {
  /** The parent of each division by "IE C". */
  readonly #parents: ReadonlyMap<string, string>;
  readonly #above: ReadonlySet<string>;

  constructor() {
    const { resolve } = createRequire(import.meta.url);
    const file: unknown = JSON.parse(
      readFileSync(resolve('cldr-core/supplemental/subdivisionContainment.json'), 'utf8'),
    );
    const tree = jsonObject(jsonObject(jsonObject(file).supplemental).subdivisionContainment);
    const iso = Object.entries(tree)
      .filter(([of]) => !/^[A-Z]{2}$/.test(of))
      .flatMap(([of, value]) =>
        list(jsonObject(value)._contains).map((code): [string, string] => [
          keyOf(String(code)),
          of.slice(2).toUpperCase(),
        ]),
      );
    this.#parents = new Map([...iso, ...Object.entries(besides).flatMap(ownOf)]);
    this.#above = new Set([...this.#parents].map(([division, parent]) => `${division.slice(0, 2)} ${parent}`));
  }

  /** Whether divisions lie in it. */
  has(country: string, code: string): boolean {
    return this.#above.has(`${country} ${code}`);
  }

  of(country: string, code: string): string | null {
    return this.#parents.get(`${country} ${code}`) ?? null;
  }
}

function ownOf([country, parents]: [string, Readonly<Record<string, string>>]): [string, string][] {
  return Object.entries(parents).flatMap(([parent, inIt]) =>
    inIt.split(' ').map((code): [string, string] => [`${country} ${code}`, parent]),
  );
}

/** The key of CLDR's "iece". */
function keyOf(code: string): string {
  return `${code.slice(0, 2)} ${code.slice(2)}`.toUpperCase();
}
