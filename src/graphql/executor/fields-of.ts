/** Compiles the fields of an object, from its value to their JSON. */
import { TypeNameMetaFieldDef } from 'graphql';
import { bytesOf } from '../../base/bytes.js';
import { needsPath, nowhere } from './complete.js';
import { completeOf } from './choose-completer.js';
import type { Subselection, CompiledField } from './field.js';
import { cacheableFieldOf } from './fragments/cacheable-field.js';
import { FragmentCache, rowOf } from './fragments/fragment-cache.js';
import { awaited, guarded, nullFor } from './run/guarded.js';
import { isThenable } from '../../base/map-maybe-promise.js';
import { type Site, pathTo } from './field-site.js';
import { takeOf } from './field-value.js';

export function fieldsOf(sites: readonly Site[], below: Subselection): readonly CompiledField[] {
  const cacheable = sites.map((site, index) => cacheableFieldOf(site, (index === 0 ? '{' : ',') + keyOf(site), below));
  return sites.map((site, index) => {
    const key = keyOf(site);
    const field = { first: `{${key}`, next: `,${key}`, isLong: isLong(site), write: writeOf(site, below) };
    if (!cacheable[index] || (index > 0 && cacheable[index - 1])) return field;
    const end = cacheable.indexOf(undefined, index);
    const own = cacheable.slice(index, end === -1 ? undefined : end).filter((one) => one !== undefined);
    return { ...field, row: { texts: new FragmentCache(rowOf(own), site.scope.fragmentBudget), length: own.length } };
  });
}

/** Fields that say what they cost look something up in all of the data. */
function isLong({ field: { resolve, extensions } }: Site): boolean {
  return resolve !== undefined && extensions['complexity'] !== undefined;
}

function keyOf({ responseName }: Site): string {
  return bytesOf(`${JSON.stringify(responseName)}:`);
}

function writeOf(site: Site, below: Subselection): CompiledField['write'] {
  const { parentType, field } = site;
  const { type } = field;
  if (field === TypeNameMetaFieldDef) return (_source, to) => to.quoted(parentType.name);
  const take = takeOf(site);
  const complete = completeOf(type, site, below);
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
