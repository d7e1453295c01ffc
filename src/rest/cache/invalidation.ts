/**
 * Decides which reads a write makes stale. Reads and writes both carry marks: a read is stale when it shares one with
 * the write. Unless its row declares more, a write changes
 * - everything below its parent object: `/zones/1/dns_records/2` changes all below `/zones/1`;
 * - without a parent object, the object itself and everything below it: `/servers/1`;
 * - all lists and objects above: `/servers/1/actions/reboot` shows in `/servers/1`, and that in `/servers`;
 * - siblings that cover all objects of a collection: `/storage_boxes/actions` for `/storage_boxes/1`.
 * Creating an object changes no other object: `POST /zones` leaves `/zones/1` as it is.
 */
import type { Call } from '../transport/call.js';
import { fill, isParam } from '../rows/path.js';
import type { BoundRow } from '../rows/bound-row.js';

/** One filled part of a path: `zones`, or a value for `{zoneId}`. */
interface PathSegment {
  readonly text: string;
  readonly isObject: boolean;
}

const at = (path: string) => `at ${path}`;
const within = (path: string) => `within ${path}`;
/** Marks the paths below one object, or below all objects of a collection. */
const ofOne = (path: string) => `of one ${path}`;
const ofAll = (path: string) => `of all ${path}`;
const actions = 'actions';

/** Whether a write with these marks changes the read; null for one that may change everything. */
export function isStaleBy(changed: readonly string[] | null, read: Call): boolean {
  return changed === null || marksOf(read).some((mark) => changed.includes(mark));
}

/** The marks of a read. */
export function marksOf({ row, values }: Pick<Call, 'row' | 'values'>): string[] {
  const steps = stepsOf(row.path, values);
  const marks = steps.map((_, index) => within(pathTo(steps, index)));
  const sides = steps.slice(1).map(({ isObject }, index) => (isObject ? ofOne : ofAll)(pathTo(steps, index)));
  return [at(pathTo(steps, steps.length - 1)), ...marks, ...sides, ...(isOfActions(row) ? [actions] : [])];
}

/** The marks of a write. */
export function changesOf({ row, values }: Call): string[] {
  const { changes = [], object } = row.options;
  const paths = object === undefined ? changes : [...changes, object];
  const others = paths.flatMap((path) => changesWithin(stepsOf(path, values)));
  return [...changesAt(stepsOf(row.path, values), row), ...others, ...(row.dialect.actions ? [actions] : [])];
}

function changesAt(steps: readonly PathSegment[], { method }: BoundRow): string[] {
  const owner = steps.slice(0, -1).findLastIndex(({ isObject }) => isObject);
  if (owner !== -1) return changesWithin(steps.slice(0, owner + 1));
  const path = pathTo(steps, steps.length - 1);
  const isNew = method === 'POST' && !steps.at(-1)?.isObject;
  return isNew ? [at(path), ofAll(path), ...above(steps)] : changesWithin(steps);
}

function changesWithin(steps: readonly PathSegment[]): string[] {
  return [within(pathTo(steps, steps.length - 1)), ...above(steps)];
}

function above(steps: readonly PathSegment[]): string[] {
  return steps.slice(1).flatMap(({ isObject }, index) => {
    const path = pathTo(steps, index);
    return [at(path), isObject ? ofAll(path) : ofOne(path)];
  });
}

function stepsOf(path: string, values: Call['values']): PathSegment[] {
  const parts = path.split('/').slice(1);
  return parts.map((part) => ({ text: fill(part, values), isObject: isParam(part) }));
}

function pathTo(steps: readonly PathSegment[], index: number): string {
  return steps
    .slice(0, index + 1)
    .map(({ text }) => `/${text}`)
    .join('');
}

/** Reads of actions: any write may start one. */
function isOfActions({ dialect, result }: BoundRow): boolean {
  const [type] = [result?.()].flat();
  return dialect.actions !== null && type === dialect.actions.type;
}
