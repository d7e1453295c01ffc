/** The shape of a finding. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ofTheList } from '../../rest/schema/connection.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Item } from '../inventory/item.js';
import { joinedListOf } from '../inventory/joined-list.js';
import { ReadAt } from '../inventory/read-at.js';
import { HostingResource } from '../inventory/resource.js';
import { FindingCount } from './counts.js';
import { FindingKind } from './kind.js';
import { ReadyRemedy } from './remedy.js';
import type { Ends } from './rule.js';
import { Severity } from './severity.js';
import { Verdict } from './verdict.js';

@ObjectType('FindingEvidence', { description: 'A value that a finding was made from' })
export class Evidence {
  @Field({ description: 'The field of the resource, or of what stands beside it' })
  name!: string;

  @Field(() => GraphQLJSON, { nullable: true, description: 'What it was' })
  value!: unknown;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was read' })
  readAt!: Date | null;
}

@ObjectType('Finding', { description: 'Something that costs without being used, is open, broken, or soon will be' })
export class Finding {
  @Field(() => FindingKind, { description: 'What it is about' })
  kind!: string;

  @Field(() => Severity, { description: 'How much it matters' })
  severity!: Severity;

  @Field(() => Verdict, { description: 'How sure it is' })
  verdict!: Verdict;

  @Field({ description: 'What is the matter, in words' })
  message!: string;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'The account, by its name in the configuration' })
  account!: string;

  @Field(() => HostingResource, {
    nullable: true,
    description: 'What it is about; null with UNKNOWN when not even that could be read',
  })
  get resource(): object | null {
    return this.item && this.inventory.objectOf(this.item);
  }

  @Field(() => ID, { nullable: true, description: 'Id of the resource' })
  resourceId!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the resource, or what else it is known by' })
  resourceName!: string | null;

  @Field(() => [Evidence], { description: 'What it was made from' })
  evidence!: Evidence[];

  @Field(() => ReadyRemedy, { nullable: true, description: 'A mutation that would end it, if one can' })
  remedy!: ReadyRemedy | null;

  /** What it is about, whoever asks. */
  item!: Item | null;
  /** What of the resource's cost ends with it, and where the prices are read. */
  ends!: Ends | null;
  inventory!: Inventory;

  @Field(() => String, { nullable: true, description: 'With UNKNOWN: what could not be read, and why' })
  error!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What silences it: the label, the words or the entry; else null',
  })
  silencedBy!: string | null;
}

@ObjectType('HostingFindings', { description: 'A page of what an audit has found, those that matter most first' })
export class Findings extends joinedListOf(Finding, { mayFail: false }) {
  @Field(() => Int, { complexity: ofTheList, description: 'How many there are' })
  override totalCount!: number;

  @Field(() => Int, {
    complexity: ofTheList,
    description: 'How many are silenced: left out unless `withSilenced`',
  })
  silencedCount!: number;

  @Field(() => [FindingCount], {
    complexity: ofTheList,
    description: 'All of them by kind, severity and verdict, those that matter most first',
  })
  counts!: readonly FindingCount[];

  @Field({
    complexity: ofTheList,
    description: 'Everything that it takes could be read: none is UNKNOWN for want of an answer',
  })
  override isWhole!: boolean;

  @ReadAt({ complexity: ofTheList })
  readAt!: Date | null;
}
