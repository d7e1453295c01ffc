/** Whether the thing of an act is still there; plain data, so that a page that is opened again can find out. */
import { type ActResult, isRecord } from './answer.js';

export interface Presence {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** The path to the resource in the response, or to a list that contains it. */
  readonly path: readonly string[];
  /** Its fields, where it is one of a list. */
  readonly match?: Readonly<Record<string, unknown>>;
}

export type PresenceState = 'there' | 'gone' | 'unknown';

const notFound = new Set(['NOT_FOUND', 'UPSTREAM_NOT_FOUND']);

export function standingOf({ path, match }: Presence, answer: ActResult): PresenceState {
  if (answer.kind === 'silent') return 'unknown';
  const { data, faults } = answer;
  const found = at(data, path);
  const isThere = match ? Array.isArray(found) && found.some((each) => fits(each, match)) : isRecord(found);
  if (isThere) return 'there';
  if (faults.some(({ code }) => code === null || !notFound.has(code))) return 'unknown';
  // A list lacks what could not be read.
  if (match && at(data, [...path.slice(0, -1), 'isComplete']) !== true) return 'unknown';
  return 'gone';
}

function at(data: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), data);
}

function fits(each: unknown, match: Readonly<Record<string, unknown>>): boolean {
  return isRecord(each) && Object.entries(match).every(([key, value]) => each[key] === value);
}
