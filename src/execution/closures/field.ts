/** A field, from the object around it to its JSON. */
import { type ResponsePath, TypeNameMetaFieldDef } from 'graphql';
import { bytesOf } from './bytes.js';
import { completeOf, needsPath, nowhere } from './complete.js';
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
  readonly write: (source: unknown, to: Writer, run: Run, parent: ResponsePath | undefined) => Outcome;
}

export function fieldOf(site: Site): Field {
  const key = bytesOf(`${JSON.stringify(site.responseName)}:`);
  return { first: `{${key}`, next: `,${key}`, write: writeOf(site) };
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
