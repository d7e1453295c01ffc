/** The objects that a global id leads to: their types, and how they are read. */
import type { GraphQLResolveInfo } from 'graphql';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import type { Node } from '../../base/node.js';
import { parsePlaceId } from '../../data/geography/place-id.js';
import { typesOfIdentities } from '../../rest/identity/id-fields.js';
import type { HostingContext } from '../context.js';
import { findingNode, isFindingId } from './finding-node.js';
import { hostingId, hostingNode } from './hosting-node.js';

/** The greatest number of findings of one field: each runs its rule on its account. */
export const mostFindings = 5;

const form = 'an id of this graph, such as `currency:INR` or `cloud:prod:server:1000169`';

interface NodeContext {
  readonly context: HostingContext;
  readonly info: GraphQLResolveInfo;
}

interface Lead {
  /** The names of the types that the object may have. */
  readonly types: readonly string[];
  /** Null if there is no such object, or the caller may not read it. */
  read(): Promise<object | null>;
}

/** Throws for what is no id. */
export function leadOf(id: string, argument: string, { context, info }: NodeContext): Lead {
  const parts = parseId(id) ?? [];
  const [type, code, ...more] = parts;
  const isData = code !== undefined && more.length === 0;
  if (isData && type === 'currency')
    return { types: ['Currency'], read: async () => exactly(id, context.rates.currency(code)) };
  if (isData && type === 'country')
    return { types: ['Country'], read: async () => exactly(id, context.geography.countryByCode(code)) };
  // A former place leads to its present successor.
  if (parsePlaceId(id)) return { types: ['State', 'City'], read: async () => context.geography.placeById(id) ?? null };
  const hosting = hostingId(parts, info);
  if (hosting) {
    const types = typesOfIdentities(info.schema).get(hosting.identity) ?? [];
    return { types, read: () => hostingNode(hosting, context, info) };
  }
  if (isFindingId(id)) return { types: ['Finding'], read: () => findingNode(id, { context, info }) };
  throw new CallerError('BAD_USER_INPUT', `${argument}: expected ${form}, but got ${shown(id)}`);
}

/** Codes are found in other spellings, too, of which only one is the id. */
function exactly(id: string, found: Node | undefined): Node | null {
  return found?.id === id ? found : null;
}

/** Throws where there are too many findings among them. */
export function boundFindings(ids: readonly string[], argument: string): void {
  const findings = ids.filter(isFindingId).length;
  if (findings > mostFindings) {
    const found = `${argument}: expected at most ${mostFindings} of findings, but got ${findings}`;
    throw new CallerError('BAD_USER_INPUT', found);
  }
}
