/** Inputs whose name on the wire does not follow from the one in the graph. */
import { Extensions } from 'type-graphql';
import type { Names } from './names.js';

export const OnWire = (wire: string) => Extensions({ wire });

interface Field {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export function wireNameOf({ name, extensions }: Field, names: Names): string {
  const { wire } = extensions;
  return typeof wire === 'string' ? wire : names.toWire(name);
}
