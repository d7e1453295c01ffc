/** Inputs whose name on the wire, or whose layout there, does not follow from those in the graph. */
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { Extensions, getMetadataStorage } from 'type-graphql';
import { chainOf } from '../../base/type-graphql/by-class.js';
import type { FieldNaming } from './field-names.js';
import type { Wire } from './mapping.js';

export const OnWire = (wire: string) => Extensions({ wire });

interface Field {
  readonly name: string;
  readonly extensions: Readonly<Record<string, unknown>>;
}

export function wireNameOf({ name, extensions }: Field, names: FieldNaming): string {
  const { wire } = extensions;
  return typeof wire === 'string' ? wire : names.toWire(name);
}

/** For the class of an input that the upstream wants in another layout: `layOut` takes its fields by their wire names. */
export const LaidOut = (layOut: (fields: Wire) => unknown) => Extensions({ layOut });

type Extended = Pick<Field, 'extensions'>;

export function isLaidOut({ extensions }: Extended): boolean {
  return typeof extensions['layOut'] === 'function';
}

export function laidOut({ extensions: { layOut } }: Extended, fields: Wire): unknown {
  return typeof layOut === 'function' ? layOut(fields) : fields;
}

/** type-graphql forgets the extensions of what an input inherits from another. */
export function inheritWireNames(schema: GraphQLSchema): void {
  const { inputTypes } = getMetadataStorage();
  const byClass = new Map<unknown, (typeof inputTypes)[number]>(inputTypes.map((input) => [input.target, input]));
  for (const { name, target } of inputTypes) {
    const type = schema.getType(name);
    if (!isInputObjectType(type)) continue;
    const own = type.getFields();
    for (const above of chainOf(target).slice(1)) {
      for (const { name: field, extensions } of byClass.get(above)?.fields ?? []) {
        const inherited = own[field];
        if (inherited) inherited.extensions = { ...extensions, ...inherited.extensions };
      }
    }
  }
}
