/** Inputs whose wire names or layout do not derive from the graph. */
import { Extensions } from 'type-graphql';
import type { FieldNaming } from './field-names.js';
import type { Wire } from './mapping.js';

export const OnWire = (wire: string) => Extensions({ wire });

interface WireNamedField {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export function wireNameOf({ name, extensions }: WireNamedField, names: FieldNaming): string {
  const { wire } = extensions;
  return typeof wire === 'string' ? wire : names.toWire(name);
}

/** Gives an input class its own wire layout: `layOut` receives the fields by wire name. */
export const LaidOut = (layOut: (fields: Wire) => unknown) => Extensions({ layOut });

type Extended = Pick<WireNamedField, 'extensions'>;

export function isLaidOut({ extensions }: Extended): boolean {
  return typeof extensions['layOut'] === 'function';
}

export function laidOut({ extensions: { layOut } }: Extended, fields: Wire): unknown {
  return typeof layOut === 'function' ? layOut(fields) : fields;
}
