/** Labels of several machines as one table to edit: only changed pairs change on each machine. */
import type { Machine } from './machine.js';

export type Labels = Readonly<Record<string, string>>;

export interface LabelPair {
  readonly key: string;
  readonly value: string;
}

/** The pairs that all of them share. */
export function shared(all: readonly Labels[]): readonly LabelPair[] {
  const [first = {}, ...rest] = all;
  return Object.entries(first)
    .filter(([key, value]) => rest.every((labels) => labels[key] === value))
    .map(([key, value]) => ({ key, value }));
}

/** The labels of one machine after the shared pairs have been edited. */
export function changed(labels: Labels, before: readonly LabelPair[], after: readonly LabelPair[]): Labels {
  const gone = new Set(before.map(({ key }) => key));
  const remaining = Object.entries(labels).filter(([key]) => !gone.has(key));
  return Object.fromEntries([
    ...remaining,
    ...after.map(({ key, value }): [string, string] => [key.trim(), value.trim()]),
  ]);
}

export interface LabelEdit {
  readonly add: Labels;
  readonly remove: readonly string[];
}

/** The edit that turns the shared pairs into the wanted ones, on whatever machine. */
export function editOf(before: readonly LabelPair[], after: readonly LabelPair[]): LabelEdit {
  const wanted = Object.fromEntries(after.map(({ key, value }) => [key.trim(), value.trim()]));
  const isKept = ({ key, value }: LabelPair) => wanted[key] === value;
  const remaining = new Set(before.filter(isKept).map(({ key }) => key));
  return {
    add: Object.fromEntries(Object.entries(wanted).filter(([key]) => !remaining.has(key))),
    remove: before.map(({ key }) => key).filter((key) => !(key in wanted)),
  };
}

export function isSame(a: Labels, b: Labels): boolean {
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => a[key] === b[key]);
}

const name = /^[a-z\d](?:[\w.-]{0,61}[a-z\d])?$/i;
const prefix = /^(?=.{1,253}\/)[a-z\d](?:[a-z\d.-]*[a-z\d])?\//i;

/** Why the provider would reject the pair; null where it would not. */
export function wrongIn({ key, value }: LabelPair, all: readonly LabelPair[]): string | null {
  const trimmed = key.trim();
  if (trimmed === '') return 'Enter a key.';
  if (!name.test(trimmed.replace(prefix, ''))) return 'A key has 1 to 63 letters and digits, with - _ . between them.';
  if (value.trim() !== '' && !name.test(value.trim()))
    return 'A value has at most 63 letters and digits, with - _ . between them.';
  return all.filter((other) => other.key.trim() === trimmed).length > 1 ? 'This key is used twice.' : null;
}

/** The errors by the name of their field. */
export function errorsIn(pairs: readonly LabelPair[]): Readonly<Record<string, string>> {
  const wanted = filledIn(pairs);
  return Object.fromEntries(
    pairs.flatMap((pair, index) => {
      const wrong = wanted.includes(pair) ? wrongIn(pair, wanted) : null;
      if (wrong === null) return [];
      return [[`${wrong.startsWith('A value') ? 'value' : 'key'}-${index}`, wrong]];
    }),
  );
}

/** Pairs that were left empty are none. */
export function filledIn(pairs: readonly LabelPair[]): readonly LabelPair[] {
  return pairs.filter(({ key, value }) => key.trim() !== '' || value.trim() !== '');
}

/** Pairs as one text of a form. */
export function textOf(pairs: readonly LabelPair[]): string {
  return JSON.stringify(pairs.map(({ key, value }) => [key, value]));
}

export function pairsIn(text: string): readonly LabelPair[] {
  const pairs: unknown = JSON.parse(text);
  if (!Array.isArray(pairs)) return [];
  return pairs.flatMap((pair: unknown) => {
    const [key, value]: readonly unknown[] = Array.isArray(pair) ? pair : [];
    return typeof key === 'string' && typeof value === 'string' ? [{ key, value }] : [];
  });
}

export function hasLabels({ labels, api }: Pick<Machine, 'labels' | 'api'>): boolean {
  return labels !== null && (api === 'CLOUD' || api === 'STORAGE');
}
