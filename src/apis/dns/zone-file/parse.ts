/** Reads a zone file: the records that it describes, each with its whole name. */
import { type ZoneFileValue, knownKinds, valueOf } from './value.js';
import { sameName } from './text.js';
import { type ZoneFileEntry, type ZoneFileToken, ZoneFileError, entriesOf } from './tokens.js';

export interface FileRecord extends ZoneFileValue {
  readonly line: number;
  /** Small letters, no dot at the end. */
  readonly name: string;
  readonly type: string;
  /** Seconds; null if the file says nothing of it. */
  readonly ttl: number | null;
}

interface ParserState {
  origin: string;
  /** The TTL that `$TTL` sets. */
  usual: number | null;
  /** The owner of the previous record. */
  owner: string | null;
  ttl: number | null;
}

const seconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };
/** Seconds, as RFC 2181 bounds them. */
const longestTime = 2 ** 31 - 1;
/** Characters of a name, as RFC 1035 bounds it. */
const longestName = 253;
const classes = ['IN', 'CH', 'HS', 'CS'];

/**
 * Parses a zone file. Names are relative to the zone unless the file sets another origin. The zone's own SOA is left
 * out, as no one can write it.
 */
export function parseZoneFile(source: string, zone: string, types = knownKinds): FileRecord[] {
  const state: ParserState = { origin: sameName(zone), usual: null, owner: null, ttl: null };
  const records = [];
  for (const entry of entriesOf(source)) {
    try {
      const record = directed(entry, state) ? null : recordOf(entry, state, types);
      if (record) records.push(record);
    } catch (error) {
      if (error instanceof ZoneFileError || !(error instanceof Error)) throw error;
      throw new ZoneFileError(entry.line, error.message);
    }
  }
  return records;
}

/** Lines that begin with a dollar. */
function directed({ tokens: [first, second], isIndented }: ZoneFileEntry, state: ParserState): boolean {
  if (isIndented || first?.isQuoted !== false || !first.text.startsWith('$')) return false;
  const word = first.text.toUpperCase();
  if (!second) throw new Error(`${word} expects a value`);
  if (word === '$ORIGIN') state.origin = absoluteIn(state.origin, second.text);
  else if (word === '$TTL') state.usual = ttlOf(second) ?? fail(`$TTL expects seconds, but got ${second.text}`);
  else fail(`${word} is not supported: write the records themselves`);
  return true;
}

function recordOf(
  { line, isIndented, tokens }: ZoneFileEntry,
  state: ParserState,
  types: readonly string[],
): FileRecord | null {
  const left = [...tokens];
  if (!isIndented) state.owner = absoluteIn(state.origin, left.shift()?.text ?? '@');
  const name = state.owner ?? fail('the first record has no name');
  let ttl: number | null = null;
  let isClassed = false;
  // In either order, each once at most.
  for (let [word] = left; word; [word] = left) {
    const found: number | null = ttl === null ? ttlOf(word) : null;
    const isClass = !isClassed && classes.includes(word.text.toUpperCase());
    if (found !== null) ttl = found;
    else if (isClass && word.text.toUpperCase() !== 'IN') fail(`the class ${word.text} is not supported`);
    else if (isClass) isClassed = true;
    else break;
    left.shift();
  }
  state.ttl = ttl ?? state.usual ?? state.ttl;
  const type = left.shift()?.text.toUpperCase() ?? fail('a record expects a type');
  if (type === 'SOA') return null;
  if (!types.includes(type)) fail(`the type ${type} is not supported`);
  if (left[0]?.text === '\\#') fail('values in the form of unknown types are not supported');
  const value = valueOf(type, left, (given) => absoluteIn(state.origin, given));
  return { line, name, type, ttl: state.ttl, ...value };
}

/** `1h30m` is 5400; null when it is no time. */
function ttlOf({ text, isQuoted }: ZoneFileToken): number | null {
  if (isQuoted || !/^(\d{1,10}|(\d{1,10}[smhdw])+)$/i.test(text)) return null;
  const sum = secondsIn(text);
  if (sum > longestTime) fail(`expected a time of up to ${longestTime} seconds, but got ${text}`);
  return sum;
}

function secondsIn(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const parts = text.toLowerCase().matchAll(/(\d+)([a-z])/g);
  return Array.from(parts, ([, count, unit = 's']) => Number(count) * (seconds[unit] ?? 1)).reduce((a, b) => a + b);
}

function absoluteIn(origin: string, name: string): string {
  if (name === '@') return origin;
  if (name === '.') return name;
  // An escape stands for one character with up to four.
  const own = name.length > 4 * longestName ? tooLong() : sameName(name);
  const isFullyQualified = /(?<!\\)\.$/.test(name);
  const fullName = isFullyQualified || origin === '.' ? own : `${own}.${origin}`;
  return fullName.length > longestName && fullName.replace(/\\(\d{3}|[^])/g, ' ').length > longestName
    ? tooLong()
    : fullName;
}

function tooLong(): never {
  fail(`expected a name of up to ${longestName} characters`);
}

function fail(problem: string): never {
  throw new Error(problem);
}
