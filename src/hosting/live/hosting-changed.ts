/** The types of the subscription to changes of resources. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import { items } from '../../data/geography/complexity.js';
import type { Api } from '../../rest/rows/dialect.js';
import { DriftChange } from '../drift/drift.js';
import { FindKind } from '../find/kind.js';
import { HostingApiName } from '../inventory/api.js';
import { ChangeCause } from './change-cause.js';

const usualChanges = 3;
const usualAccounts = 3;
const usualKinds = 5;

@ObjectType('HostingChange', { description: 'A change of a resource' })
export class HostingChange {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => FindKind, { description: 'The kind of resource' })
  kind!: FindKind;

  @Field(() => ID, { description: 'The id that the resource has, or had: `node` reads it' })
  resourceId!: string;

  @Field(() => DriftChange, { description: 'What has happened' })
  change!: DriftChange;

  @Field(() => ChangeCause, { description: 'How this service knows' })
  cause!: ChangeCause;

  @Field(() => GraphQLDateTime, { description: 'When it was written, or seen first' })
  at!: Date;
}

@ObjectType('HostingPolling', { description: 'How often an account is read for its subscribers' })
export class HostingPolling {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account' })
  accountName!: string;

  @Field(() => [FindKind], {
    complexity: items(usualKinds),
    description:
      'The kinds whose lists are read for this subscription; of others only what this service writes is reported',
  })
  kinds!: FindKind[];

  @Field(() => Int, {
    description:
      'Seconds from one reading to the next, for all subscribers of all replicas together: longer where the lists would take more than 5 % of the calls of the account',
  })
  seconds!: number;

  @Field({ description: 'Whether this replica makes the calls; one of all does' })
  isHere!: boolean;

  @Optional(() => String, 'Why the last reading by this replica failed; null if it did not, or if another one reads')
  error!: string | null;
}

@ObjectType('HostingChanged', { description: 'What has changed since the last event' })
export class HostingChanged {
  @Field(() => [HostingChange], {
    complexity: items(usualChanges),
    description: 'The changes, at most 500; none in the first event',
  })
  changes!: HostingChange[];

  @Field({
    description:
      'Whether changes may be missing, as another replica took over or too many came at once: read again what is shown',
  })
  mayHaveMissed!: boolean;

  @Field(() => [HostingPolling], { complexity: items(usualAccounts), description: 'How often each account is read' })
  polling!: HostingPolling[];
}
