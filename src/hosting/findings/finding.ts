/** The shape of a finding. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { isNode } from '../../base/node.js';
import { ofTheList } from '../../rest/schema/connection.js';
import type { Account } from '../../rest/transport/account.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import type { Inventory } from '../inventory/inventory.js';
import type { ListedItem } from '../inventory/item.js';
import { joinedListOf } from '../inventory/joined-list.js';
import { ReadAt } from '../inventory/read-at.js';
import { HostingResource } from '../inventory/resource.js';
import type { AffectedItem } from './affected-item.js';
import { FindingCount } from './counts.js';
import { FindingKind } from './kind.js';
import type { Ends } from './rule.js';
import type { RunFinding, RunRemedy } from './run-finding.js';
import { Severity } from './severity.js';
import { ShownSilence } from './silences/shown-silence.js';
import { Verdict } from './verdict.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType('FindingEvidence', { description: 'A value that a finding is based on' })
export class Evidence {
  @Field({ description: 'The field of the resource, or of a related one' })
  name!: string;

  @Optional(() => GraphQLJSON, 'The value')
  value!: unknown;

  @Optional(() => GraphQLDateTime, 'When it was read')
  readAt!: Date | null;
}

@ObjectType('Finding', {
  description: 'A finding: something that costs money without being used, is exposed or broken, or will be soon',
})
export class Finding {
  @Field(() => ID, {
    description:
      'Id, made of its account, its kind and its resource or, where it has none, its cause. It stays the same as long as the finding exists, also with another credential',
  })
  id!: string;

  @Field(() => FindingKind, { description: 'The kind of finding' })
  kind!: string;

  @Field(() => Severity, { description: 'The severity' })
  severity!: Severity;

  @Field(() => Verdict, { description: 'The verdict: how certain it is' })
  verdict!: Verdict;

  @Field({ description: 'A message that describes it' })
  message!: string;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Field(() => HostingResource, {
    nullable: true,
    description:
      'The resource it concerns, or that causes it; null where the cause is none of yours, such as an address that was released, and with UNKNOWN if not even the resource could be read',
  })
  get resource(): object | null {
    return this.item && this.inventory.objectOf(this.item);
  }

  @Optional(() => ID, 'Id of the resource; null where that is')
  resourceId!: string | null;

  @Optional(() => String, 'Name of the resource or of the cause, or another identifier')
  resourceName!: string | null;

  @Field(() => [Evidence], { description: 'The values it is based on' })
  evidence!: Evidence[];

  /** The steps that would resolve it. */
  steps!: readonly RunRemedy[];

  /** The objects that it affects beside its resource. */
  touched!: readonly AffectedItem[];
  /** The object of the finding, whoever reads it. */
  item!: ListedItem | null;
  /** The part of the resource's cost that ends with it, and where the prices are read. */
  ends!: Ends | null;
  inventory!: Inventory;
  /** The account in whose record it is. */
  recordedOf!: Account | null;

  @Optional(() => String, 'With UNKNOWN: what could not be read, and why')
  error!: string | null;

  @Optional(
    () => String,
    'What silences it: the label, the text, the file entry or `silenceFinding`, with its reason; null if nothing does',
  )
  silencedBy!: string | null;

  @Optional(
    () => ShownSilence,
    'The silence that `silenceFinding` has set, while it is in force; null where something else silences it',
  )
  silence!: ShownSilence | null;
}

isNode(Finding);

@ObjectType('FindingConnection', { description: 'A page of audit findings, most severe first' })
export class Findings extends joinedListOf(Finding, { mayFail: false }) {
  @Field(() => Int, { complexity: ofTheList, description: 'The number of findings' })
  override totalCount!: number;

  @Field(() => Int, {
    complexity: ofTheList,
    description: 'The number of silenced findings, which are left out without `includeSilenced`',
  })
  silencedCount!: number;

  @Field(() => Int, {
    complexity: ofTheList,
    description:
      'With `newSince`: the number of findings left out because it was never recorded when they were first seen; otherwise 0',
  })
  undatedCount!: number;

  @Field(() => [FindingCount], {
    complexity: ofTheList,
    description: 'All findings counted by kind, severity and verdict, most severe first',
  })
  counts!: readonly FindingCount[];

  @Field({
    complexity: ofTheList,
    description: 'Everything needed was read: no finding is UNKNOWN because of a failed read',
  })
  override isComplete!: boolean;

  @ReadAt({ complexity: ofTheList })
  readAt!: Date | null;

  /** All of them, not of this page alone. */
  shown!: readonly RunFinding[];
  inventory!: Inventory;
}
