/** Reads PRICES_FILE: prices of one's own, which win over list prices. */
import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { type OwnPrice, type OwnPrices, placeOf, selectorKey } from '../../hosting/bill/own-prices/own-price.js';
import { isObject, textAt } from '../../base/unknown.js';
import { readPriceEntry } from '../../hosting/bill/own-prices/read-price-entry.js';

interface PricesFile {
  readonly prices: OwnPrices | null;
  readonly problems: readonly string[];
}

/** Bytes. */
const largest = 1024 * 1024;

export function readPricesFile(setting: string, path: string | undefined): PricesFile {
  if (path === undefined) return { prices: null, problems: [] };
  const wrong = (got: string): PricesFile => ({
    prices: null,
    problems: [`${setting}: expected a JSON or YAML file with a list of prices, but got ${got}`],
  });
  try {
    const { size, mtimeMs } = statSync(path);
    if (size > largest) return wrong(`one of more than ${largest / 1024 ** 2} MiB`);
    const entries = parsed(readFileSync(path, 'utf8'));
    if (!Array.isArray(entries)) return wrong('something else');
    const read = entries.map((entry: unknown, index) =>
      readPriceEntry(`${setting}, entry ${index + 1}`, { entry: index + 1 }, entry),
    );
    const prices = read.flatMap(({ price }) => price ?? []);
    const problems = [...read.flatMap((entry) => entry.problems), ...overlaps(setting, prices)];
    return { prices: { prices, changedAt: mtimeMs }, problems };
  } catch (error) {
    return wrong(reasonOf(error));
  }
}

/** All scalars stay strings, so that no digit of an amount is lost; JSON is YAML. */
function parsed(text: string): unknown {
  return parse(text, { schema: 'failsafe', maxAliasCount: 0 });
}

/** The reason; for a syntax error the position alone, as the parser's message quotes the file. */
function reasonOf(error: unknown): string {
  if (textAt(error, 'code') === 'ENOENT') return 'a path where there is none';
  const [start] = isObject(error) && Array.isArray(error['linePos']) ? error['linePos'] : [];
  if (isObject(start)) return `one that cannot be parsed from line ${String(start['line'])} on`;
  return 'one that cannot be read';
}

/** Lists the entries that give several prices to the same thing on the same day. */
function overlaps(setting: string, prices: readonly OwnPrice[]): string[] {
  const last = new Map<string, OwnPrice>();
  const byDay = [...prices].sort((a, b) => (startOf(a) < startOf(b) ? -1 : Number(startOf(a) > startOf(b))));
  const problems = byDay.flatMap((price) => {
    const key = selectorKey(price);
    const before = last.get(key);
    if (!before || (price.until === null ? '~' : price.until) > (before.until ?? '~')) last.set(key, price);
    if (!before || (before.until !== null && before.until < startOf(price))) return [];
    const places = [placeOf(before), placeOf(price)];
    const [one, entry] = [Math.min(...places), Math.max(...places)];
    const expected = `expected a price for something else, or for other days, than entry ${one}`;
    return [{ entry, problem: `${setting}, entry ${entry}: ${expected}, but got the same` }];
  });
  return problems.sort((a, b) => a.entry - b.entry).map(({ problem }) => problem);
}

function startOf({ from }: OwnPrice): string {
  return from ?? '';
}
