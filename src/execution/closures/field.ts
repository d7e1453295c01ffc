/** A field, from the object around it to its JSON. */
import { type ResponsePath, TypeNameMetaFieldDef } from 'graphql';
import { bytesOf, quoted } from './bytes.js';
import { completeOf, needsPath, nowhere } from './complete.js';
import { awaited, guarded } from './guarded.js';
import { type Outcome, isThenable, isWritten } from './outcome.js';
import type { Run } from './run.js';
import { type Site, pathTo } from './site.js';
import { takeOf } from './take.js';

export interface Field {
  /** The bytes before its value where it stands first in its object, and where others stand before it. */
  readonly first: string;
  readonly next: string;
  readonly write: (source: unknown, run: Run, parent: ResponsePath | undefined) => Outcome;
}

export function fieldOf(site: Site): Field {
  const key = bytesOf(`${JSON.stringify(site.responseName)}:`);
  return { first: key, next: `,${key}`, write: writeOf(site) };
}

function writeOf(site: Site): Field['write'] {
  const { type } = site.field;
  if (site.field === TypeNameMetaFieldDef) {
    const name = quoted(site.parentType.name);
    return () => name;
  }
  const take = takeOf(site);
  const complete = completeOf(type, site);
  const isBranch = needsPath(type);
  return (source, run, parent) => {
    const path = isBranch ? pathTo(site, parent) : nowhere;
    try {
      const value = take(source, run, parent, isBranch ? path : undefined);
      if (isThenable(value)) {
        return awaited(value, complete, run, site, type, isBranch ? path : pathTo(site, parent));
      }
      const outcome = complete(value, run, path);
      return isWritten(outcome) ? outcome : guarded(outcome, run, site, type, path);
    } catch (error) {
      return run.failed(error, site, type, isBranch ? path : pathTo(site, parent));
    }
  };
}
