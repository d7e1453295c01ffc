/**
 * Recognises fields whose JSON can be cached: plain properties of frozen objects, and cacheable fields, also of objects
 * with such fields alone.
 */
import {
  type GraphQLLeafType,
  type GraphQLObjectType,
  getNullableType,
  isLeafType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { countedOf } from '../../admission/count-fields.js';
import { directOf } from '../../../base/type-graphql/direct.js';
import { type Cacheable, cacheableOf } from '../../../base/cacheable.js';
import type { Subselection } from '../field.js';
import { type CacheableFragment, isObject } from './fragment-cache.js';
import { leafOf } from '../leaf.js';
import { rowBelow } from './row-below.js';
import type { Writer } from '../run/json-writer.js';
import type { ExecutionRun } from '../run/run.js';
import { sharedArguments } from '../shared-arguments.js';
import type { Site } from '../field-site.js';

/** Characters: fields with longer keys are quickly written, and would evict everything else. */
const longestKey = 256;

type Take = (source: object, run: ExecutionRun) => unknown;

/** Writes a value of the field; false where it may change or is unexpected. */
interface CacheableValue {
  readonly write: (value: unknown, to: Writer, run: ExecutionRun) => boolean;
  readonly spans: CacheableFragment['spans'];
}

/** Writes the field with its key. Undefined for a field that is not that simple. */
export function cacheableFieldOf(site: Site, key: string, below: Subselection): CacheableFragment | undefined {
  if (key.length > longestKey) return undefined;
  const { name, resolve, args } = site.field;
  const type = getNullableType(site.field.type);
  if (!resolve) {
    const take: Take = (source) => Object.getOwnPropertyDescriptor(source, name)?.value;
    return isLeafType(type) && args.length === 0 ? fragmentOf(site, key, take, leafValue(type)) : undefined;
  }
  const cacheable = cacheableOf(site.field);
  const direct = directOf(countedOf(site.field)?.resolve ?? resolve);
  if (!cacheable || !direct) return undefined;
  const value = isLeafType(type) ? leafValue(type) : isObjectType(type) ? objectValue(type, site, below) : undefined;
  if (!value) return undefined;
  const given = sharedArguments(site);
  const take: Take = (source, run) => direct(source, given(run), run.given.contextValue);
  return fragmentOf(site, key, take, value, (run) => spanOf(cacheable, given, run));
}

function fragmentOf(
  { field }: Site,
  key: string,
  take: Take,
  { write, spans }: CacheableValue,
  ...own: CacheableFragment['spans']
): CacheableFragment {
  const isNullable = !isNonNullType(field.type);
  return {
    write: (source, to, run) => {
      to.bytes(key);
      try {
        const value = take(source, run);
        return value === null ? isNullable && to.bytes('null') === undefined : write(value, to, run);
      } catch {
        return false;
      }
    },
    spans: [...own, ...spans],
  };
}

function leafValue(type: GraphQLLeafType): CacheableValue {
  const write = leafOf(type);
  return {
    write: (value, to) => ['string', 'number', 'boolean'].includes(typeof value) && write(value, to) === undefined,
    spans: [],
  };
}

/** The value of an object on which only such fields are selected. */
function objectValue(type: GraphQLObjectType, site: Site, below: Subselection): CacheableValue | undefined {
  const row = rowBelow(type, site, below);
  return (
    row && {
      write: (value, to, run) => isObject(value) && row.write(value, to, run) && to.bytes('}') === undefined,
      spans: row.spans,
    }
  );
}

/** Undefined also where the arguments are invalid. */
function spanOf({ asLongAs }: Cacheable, given: (run: ExecutionRun) => object, run: ExecutionRun): object | undefined {
  try {
    const span: unknown = Reflect.apply(asLongAs, undefined, [given(run), run.given.contextValue]);
    return typeof span === 'object' && span !== null ? span : undefined;
  } catch {
    return undefined;
  }
}
