/** Translates a path in a request's body, as errors of a provider name it, to the names of our input. */
import { inputFieldsOf } from '../../base/type-graphql/metadata.js';
import type { BoundRow } from '../rows/bound-row.js';
import { wireNameOf } from './wire-names.js';

/** Characters of a path that are read: an upstream may send any number. */
const longestPath = 300;

/** Providers begin a path in the body so, or with a slash. */
const leading = /^(#?\/|\$\.)?(body[./])?/;

/** `/rules/0/src_ip` and `rules[0].src_ip` are `rules[0].sourceIp`; a part that no input has is only spelt as inputs are. */
export function inputPathOf({ input, dialect: { names } }: Pick<BoundRow, 'input' | 'dialect'>, wire: string): string {
  const parts = wire
    .slice(0, longestPath)
    .replace(leading, '')
    .replace(/\[(\w*)\]/g, '.$1')
    .split(/[./]/)
    .filter(Boolean);
  let Class: unknown = input;
  let path = '';
  for (const part of parts) {
    if (/^\d+$/.test(part)) {
      path += `[${part}]`;
      continue;
    }
    const fields = typeof Class === 'function' ? inputFieldsOf(Class) : [];
    const field = fields.find(
      ({ schemaName, extensions = {} }) => wireNameOf({ name: schemaName, extensions }, names) === part,
    );
    path += `${path && '.'}${field?.schemaName ?? names.toGraph(part)}`;
    // Without a field the part is a layer that only the wire has, and what follows may be one of the same input.
    if (field) Class = field.getType();
  }
  return path;
}
