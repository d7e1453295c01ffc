/** Restores the extensions of inherited input fields, which type-graphql 2.0.0-rc.4 drops. */
import { type GraphQLSchema, isInputObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';
import { chainOf } from './by-class.js';

export function inheritExtensions(schema: GraphQLSchema): void {
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
