/** Joins DNS records with the objects of all accounts. */
import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, Resolver } from 'type-graphql';
import type { HostingContext } from '../../context.js';
import { DnsRecord as CloudRecord } from '../../../apis/cloud/dns/record-set.js';
import { AnyRecord } from '../../../apis/dns/record.js';
import { DnsRecord as EdgeRecord } from '../../../apis/edge/dns/dns-record.js';
import { define } from '../../../base/type-graphql/define.js';
import { originOf } from '../../../rest/mapping/to-graph.js';
import { oldestOf } from '../../inventory/read-at.js';
import { checkMaxAge, maxAgeArgument } from '../../inventory/max-age.js';
import { hasTarget } from './has-target.js';
import { Judge } from '../judge.js';
import { type RecordContext, contentOf } from '../zone-of-record.js';
import { zoneSources } from '../zone-sources.js';
import { NameIndexes } from '../names.js';
import { DnsTarget, TargetState } from './target.js';

const { UNKNOWN } = TargetState;

async function target(record: AnyRecord, maxAge: number, context: HostingContext, info: GraphQLResolveInfo) {
  const written = await writtenOf(record, { context, info });
  if (!hasTarget(written)) return null;
  const { type, content } = written;
  const names = NameIndexes.of({ context, info }, maxAge);
  const client = originOf(record)?.client;
  const joined = zoneSources.flatMap(({ zones }) => names.inventory.clientsOf(zones));
  if (client && !joined.some(({ upstream }) => upstream.account === client.upstream.account))
    return targetOf([], UNKNOWN, [], 'What the sandbox has is not joined with what is real');
  const [addresses, own] = await Promise.all([names.addresses(), type === 'CNAME' ? names.zones() : null]);
  const judged = await new Judge(context.hosting.addressHistory, addresses, own).judge(type, content);
  const readAt = oldestOf(own ? [addresses, own] : [addresses]);
  return judged && targetOf(judged.resources, judged.state, judged.hops, judged.reason, readAt);
}

async function writtenOf(record: AnyRecord, request: RecordContext): Promise<{ type?: unknown; content?: unknown }> {
  return record instanceof CloudRecord ? { type: record.type, content: await contentOf(record, request) } : record;
}

function targetOf(
  resources: readonly object[],
  state: TargetState,
  hops: readonly string[],
  reason: string | null,
  readAt: Date | null = null,
) {
  return Object.assign(new DnsTarget(), { state, resource: resources[0] ?? null, resources, hops, reason, readAt });
}

class TargetResolver {}
define(
  TargetResolver,
  'target',
  (root, { maxAge }, context: HostingContext, info) => {
    if (typeof maxAge !== 'number' || !(root instanceof EdgeRecord || root instanceof CloudRecord)) return null;
    checkMaxAge('target', maxAge);
    return target(root, maxAge, context, info);
  },
  [
    FieldResolver(() => DnsTarget, {
      nullable: true,
      description:
        'What it leads to, read from all accounts that the token may use; null for types other than A, AAAA and CNAME',
    }),
  ],
  { maxAge: maxAgeArgument() },
);
Resolver(() => AnyRecord)(TargetResolver);

export { TargetResolver };
