/**
 * Finds the records that shadow others: lists report it on request, and each record shows the same however it was read.
 */
import { getNamedType, isObjectType } from 'graphql';
import { FieldResolver, Resolver } from 'type-graphql';
import { define } from '../../../base/type-graphql/define.js';
import { isObject } from '../../../base/unknown.js';
import { OfClass } from '../../../rest/mapping/declared.js';
import { toGraph, valueAt } from '../../../rest/mapping/to-graph.js';
import { findOne } from '../../../rest/planner/by-id.js';
import { knownValues } from '../../../rest/planner/path-values.js';
import { clientOf } from '../../../rest/planner/resolvers.js';
import { fieldsOf } from '../../../rest/planner/selected-fields.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { payloadType } from '../../../rest/schema/fields-of-rows.js';
import type { RestContext } from '../../../rest/transport/context.js';
import { DnsRecord } from './dns-record.js';
import { dnsRecords } from './dns-records.js';

const shadows = ['shadowedBy', 'shadowedRecordsCount'];

class ShadowsResolver {}

define(
  ShadowsResolver,
  'meta',
  async (root, _args, context: RestContext, info) => {
    const own = valueAt(root, 'meta');
    const type = getNamedType(info.returnType);
    const selected = isObjectType(type) ? fieldsOf(info, type, info.fieldNodes) : new Map<string, unknown>();
    if (!isObject(own) || !shadows.some((name) => selected.has(name)) || shadows.some((name) => name in own))
      return own;
    const row = dnsRecords.rows.dnsRecord;
    const client = clientOf(row, root, context);
    const values = knownValues(row, root, DnsRecord.keys);
    const wire = await findOne(client, row, values, { include_shadow_metadata: true });
    const record = toGraph(wire, payloadType(info.schema, row), { client, values });
    if (record instanceof Error) return record;
    const found = isObject(record) ? valueAt(record, 'meta') : null;
    const read = shadows.map((name) => [name, isObject(found) ? valueAt(found, name) : null]);
    return Object.assign(Object.create(Object.getPrototypeOf(own)), own, Object.fromEntries(read));
  },
  [FieldResolver(), OfClass()],
);
Resolver(() => DnsRecord)(ShadowsResolver);

export const dnsShadows: RowGroup = { rows: {}, resolver: ShadowsResolver };
