/** Recognises fields whose JSON can be cached: plain properties of frozen objects, and cacheable fields. */
import { type GraphQLLeafType, getNullableType, isLeafType, isNonNullType } from 'graphql';
import { countedOf } from '../../admission/count-fields.js';
import { directOf } from '../../../base/type-graphql/direct.js';
import { type Cacheable, cacheableOf } from '../../../base/cacheable.js';
import type { CacheableFragment, Write } from './fragment-cache.js';
import { leafOf } from '../leaf.js';
import type { ExecutionRun } from '../run/run.js';
import { sharedArguments } from '../shared-arguments.js';
import type { Site } from '../field-site.js';

/** Characters: fields with longer keys are quickly written, and would evict everything else. */
const longestKey = 256;

type Take = (source: object, run: ExecutionRun) => unknown;

/** Writes the field with its key. Undefined for a field that is not that simple. */
export function cacheableFieldOf(site: Site, key: string): CacheableFragment | undefined {
  const { name, resolve, args } = site.field;
  const type = getNullableType(site.field.type);
  if (!isLeafType(type) || key.length > longestKey) return undefined;
  if (!resolve) {
    const take: Take = (source) => Object.getOwnPropertyDescriptor(source, name)?.value;
    return args.length > 0 ? undefined : { write: writeOf(site, type, key, take), spans: [] };
  }
  const cacheable = cacheableOf(site.field);
  const direct = directOf(countedOf(site.field)?.resolve ?? resolve);
  if (!cacheable || !direct) return undefined;
  const given = sharedArguments(site);
  const take: Take = (source, run) => direct(source, given(run), run.given.contextValue);
  return { write: writeOf(site, type, key, take), spans: [(run) => spanOf(cacheable, given, run)] };
}

function writeOf({ field }: Site, type: GraphQLLeafType, key: string, take: Take): Write {
  const isNullable = !isNonNullType(field.type);
  const write = leafOf(type);
  return (source, to, run) => {
    to.bytes(key);
    try {
      const value = take(source, run);
      if (value === null) return isNullable && to.bytes('null') === undefined;
      return ['string', 'number', 'boolean'].includes(typeof value) && write(value, to) === undefined;
    } catch {
      return false;
    }
  };
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
