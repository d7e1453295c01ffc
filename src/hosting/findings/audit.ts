/** What rules are run by, in one request. */
import type { GraphQLSchema } from 'graphql';
import type { HostingContext } from '../context.js';
import type { Ignored } from './ignore-list.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { NameIndexes } from '../names/names.js';
import type { FindingsContext } from './look.js';

export interface Audit extends FindingsContext {
  readonly schema: GraphQLSchema;
  readonly ignored: readonly Ignored[];
  readonly upstreams: Upstreams;
  /** What the caller may read. */
  readonly scope: string;
  /** Seconds. */
  readonly maxAge: number;
  /** Milliseconds since 1970: when it was first requested. */
  readonly begun: number;
}

interface AuditContext {
  readonly context: Pick<HostingContext, 'clients' | 'config' | 'hosting' | 'upstreams'>;
  readonly info: { readonly schema: GraphQLSchema };
}

const audits = new MemoKey<Map<number, Audit>>();

/** The one of this request; `maxAge` in seconds. A write ends it. */
export function auditOf({ context, info }: AuditContext, maxAge: number): Audit {
  const { clients, config, hosting, upstreams } = context;
  const known = clients.memo(audits, () => new Map<number, Audit>());
  const names = NameIndexes.of({ context, info }, maxAge);
  const audit = known.get(maxAge) ?? {
    names,
    previousOwners: hosting.addressHistory,
    schema: info.schema,
    ignored: config.ignoredFindings,
    upstreams,
    maxAge,
    scope: names.inventory.scope,
    begun: upstreams.clock.now(),
  };
  known.set(maxAge, audit);
  return audit;
}
