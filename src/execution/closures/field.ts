/** A field, from the object around it to its JSON. */
import { type ResponsePath, TypeNameMetaFieldDef } from 'graphql';
import { bytesOf } from './bytes.js';
import { completeOf, needsPath, nowhere } from './complete.js';
import { KeptTexts, propertyOf, rowOf } from './kept-texts.js';
import { awaited, guarded, nullFor } from './guarded.js';
import { type Outcome, isThenable } from './outcome.js';
import type { Run } from './run.js';
import { type Site, pathTo } from './site.js';
import { takeOf } from './take.js';
import type { Writer } from './writer.js';

export interface Field {
  /** The bytes before its value where it stands first in its object, and where others stand before it. */
  readonly first: string;
  readonly next: string;
  /** Where it begins a row of plain properties: their texts, and how many they are. */
  readonly row?: { readonly texts: KeptTexts; readonly length: number };
  readonly write: (source: unknown, to: Writer, run: Run, parent: ResponsePath | undefined) => Outcome;
}

export function fieldsOf(sites: readonly Site[]): readonly Field[] {
  const properties = sites.map((site, index) => propertyOf(site, (index === 0 ? '{' : ',') + keyOf(site)));
  return sites.map((site, index) => {
    const key = keyOf(site);
    const field = { first: `{${key}`, next: `,${key}`, write: writeOf(site) };
    if (!properties[index] || (index > 0 && properties[index - 1])) return field;
    const end = properties.indexOf(undefined, index);
    const own = properties.slice(index, end === -1 ? undefined : end).filter((property) => property !== undefined);
    return { ...field, row: { texts: new KeptTexts(rowOf(own)), length: own.length } };
  });
}

function keyOf({ responseName }: Site): string {
  return bytesOf(`${JSON.stringify(responseName)}:`);
}

function writeOf(site: Site): Field['write'] {
  const { parentType, field } = site;
  const { type } = field;
  if (field === TypeNameMetaFieldDef) return (_source, to) => to.quoted(parentType.name);
  const take = takeOf(site);
  const complete = completeOf(type, site);
  const isBranch = needsPath(type);
  return (source, to, run, parent) => {
    const start = to.length;
    const path = isBranch ? pathTo(site, parent) : nowhere;
    try {
      const value = take(source, run, parent, isBranch ? path : undefined);
      if (isThenable(value)) {
        return awaited(value, complete, to, run, site, type, isBranch ? path : pathTo(site, parent));
      }
      const outcome = complete(value, to, run, path);
      return outcome && guarded(outcome, to, start, run, site, type, path);
    } catch (error) {
      return nullFor(error, to, start, run, site, type, isBranch ? path : pathTo(site, parent));
    }
  };
}
