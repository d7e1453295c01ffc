/** `npm run rates:history`: compiles every published version of the currency-api package into `history.json`. */
import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadGeography } from '../../data/geography/geography.js';
import { knownCodes } from '../../data/rates/currency-list.js';
import { pastCodes } from '../../data/rates/past/past-currencies.js';
import { isOver } from '../../data/rates/past/validity.js';
import { readEcbHistory } from '../../data/rates/tables/ecb-history.js';
import type { HistoryFile } from '../../data/rates/tables/history.js';
import { committedHistory } from '../../data/rates/tables/history-files.js';
import { Book } from '../../data/rates/tables/book.js';
import { allSeries } from '../../data/rates/tables/series.js';
import { completeSource, ecbName, rateSources } from '../../data/rates/sources.js';
import { parse } from '../../data/rates/sync/providers/currency-api.js';
import type { RawTable } from '../../data/rates/sync/providers/provider.js';
import { Tables } from '../../data/rates/tables/tables.js';
import { npm } from '../npm.js';

const packageName = '@fawazahmed0/currency-api';
const tableInPackage = 'package/v1/currencies/usd.json';
const downloadsAtOnce = 3;

const run = promisify(execFile);

/** Writes the table of every version up to the installed one into the folder, as `<version>.json`. */
async function fetchTables(folder: string, say: (line: string) => void): Promise<void> {
  const { stdout } = await npm(['view', packageName, 'versions', '--json']);
  const versions: unknown = JSON.parse(stdout);
  if (!Array.isArray(versions)) throw new Error(`Expected a list of versions of ${packageName} from npm`);
  const { version: installed }: { version: string } = createRequire(import.meta.url)(`${packageName}/package.json`);
  const queue = versions.map(String).slice(0, versions.indexOf(installed) + 1);
  const total = queue.length;

  async function download(): Promise<void> {
    for (let version = queue.shift(); version !== undefined; version = queue.shift()) {
      await writeFile(join(folder, `${version}.json`), await fetchTable(version));
      say(`${version} (${queue.length} of ${total} left)`);
    }
  }
  await Promise.all(Array.from({ length: downloadsAtOnce }, download));
}

async function fetchTable(version: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rates-'));
  try {
    const packed = await npm(['pack', '--silent', `${packageName}@${version}`], { cwd: folder });
    const { stdout } = await run('tar', ['-xzOf', packed.stdout.trim(), tableInPackage], { cwd: folder });
    return stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Compiles the tables in the folder: refused ones are left out, doubted values are stored apart. */
export async function compileTables(
  folder: string,
  known: readonly string[],
  say: (line: string) => void,
): Promise<HistoryFile> {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  if (files.length === 0) throw new Error(`Expected the tables of ${packageName} in ${folder}, but found none`);
  const raw = await Promise.all(
    files.map(async (name) => ofItsTime(parse(await readFile(join(folder, name), 'utf8')))),
  );
  raw.sort((a, b) => a.date.localeCompare(b.date));

  const tables = new Tables();
  const book = new Book(known, allSeries(rateSources, tables, readEcbHistory(known), ecbName));
  for (const table of raw) {
    try {
      book.put(book.judge(table, completeSource.name).table);
      book.settle();
    } catch (error) {
      say(`left out ${table.date}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  for (const { date, refusal } of tables.published()) if (refusal) say(`left out ${date}: ${refusal.reason}`);
  const believed = [...tables.between('', '9999')];
  for (const { date, doubted } of believed)
    for (const { reason } of doubted.values()) say(`held on ${date}: ${reason}`);
  const held = believed.filter(({ doubted }) => doubted.size > 0);
  const columns = known.map((code) => [code, believed.map(({ rates }) => rates.get(code) ?? null)] as const);
  return {
    dates: believed.map(({ date }) => date),
    doubted: Object.fromEntries(held.map(({ date, doubted }) => [date, Object.fromEntries(doubted)])),
    rates: Object.fromEntries(columns.filter(([, column]) => column.some((rate) => rate !== null))),
  };
}

/** Drops currencies that had ended: the source goes on writing a multiple of their successors. */
function ofItsTime({ date, rates, ...others }: RawTable): RawTable {
  return { ...others, date, rates: new Map([...rates].filter(([code]) => !isOver(code, date))) };
}

/** One line per currency and per day with doubts, so that a later compilation differs by readable lines. */
export function print({ dates, doubted, rates }: HistoryFile): string {
  return `{"dates":${JSON.stringify(dates)},\n"doubted":${lines(doubted)},\n"rates":${lines(rates)}}\n`;
}

function lines(record: Readonly<Record<string, unknown>>): string {
  const entries = Object.entries(record).map(([key, value]) => `"${key}":${JSON.stringify(value)}`);
  return entries.length === 0 ? '{}' : `{\n${entries.join(',\n')}\n}`;
}

/** Compiles the tables in the folder that is given as argument; else downloads them first. */
async function main(given: string | undefined): Promise<void> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'rates-history-')));
  if (!given) await fetchTables(folder, console.log);
  const known = knownCodes(loadGeography());
  const reference = readEcbHistory(pastCodes);
  // Those of the past that the ECB had stay as it published them.
  const others = pastCodes.filter((code) => reference.lastDateOf(code, '9999') === undefined);
  const history = await compileTables(folder, [...known, ...others], console.log);
  await writeFile(committedHistory('history.json'), print(history));
  if (!given) await rm(folder, { recursive: true });
  console.log(`${history.dates.length} tables, ${history.dates[0]} to ${history.dates.at(-1)}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2]);
