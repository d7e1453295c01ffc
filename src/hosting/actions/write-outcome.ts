/** The results of bulk mutations: one outcome for each object. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ErrorCode } from '../../base/errors.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from '../inventory/api.js';
import { HostingSource, sourcesOf } from '../inventory/source.js';
import type { Selection, SelectedObject } from './select.js';
import { type WriteResult, WriteStatus } from './write-status.js';
import { Optional } from '../../base/optional-field.js';

@ObjectType()
export abstract class WriteOutcome {
  @Field(() => WriteStatus, { description: 'The outcome' })
  status!: WriteStatus;

  @Optional(() => HostingApiName, 'Its API; null where nothing has the id')
  api!: Api | null;

  @Optional(() => String, 'Its account; null where nothing has the id')
  accountName!: string | null;

  @Field(() => ID, { description: 'The id of the object; where nothing has it, as it was given' })
  resourceId!: string;

  @Optional(() => String, 'Its name, or its description where it has none')
  name!: string | null;

  @Optional(
    () => String,
    'One of the error codes of this service, such as `UPSTREAM_CONFLICT`; null where nothing went wrong',
  )
  errorCode!: ErrorCode | null;

  @Optional(() => String, 'The error, or why nothing was sent')
  reason!: string | null;
}

@ObjectType()
export abstract class WriteOutcomes {
  @Field({ description: 'Everything was read, and each outcome is `DONE` or `ALREADY`' })
  isDone!: boolean;

  @Field(() => Int, { description: 'The number of objects that `where` selects' })
  totalCount!: number;

  @Field(() => Int, {
    description: 'The number of calls that the writes take, in addition to those that read the lists',
  })
  callCount!: number;

  @Optional(() => String, 'Previews only: why it would be refused; null if it would not')
  refusalReason!: string | null;

  @Field({ description: 'Every list was read; otherwise `where` may select more in the accounts that `sources` lists' })
  isComplete!: boolean;

  @Field(() => [HostingSource], { description: 'The accounts that were read, and what of them could not be' })
  sources!: readonly HostingSource[];
}

/** An outcome with the fields that name its object. */
export function outcomeOf(
  { client, graphId: resourceId, name }: Pick<SelectedObject, 'client' | 'graphId' | 'name'>,
  { status, errorCode, reason }: WriteResult,
): WriteOutcome {
  const { api, name: account } = client.upstream.account;
  return { status, api, accountName: account, resourceId, name, errorCode: errorCode ?? null, reason: reason ?? null };
}

/** The outcomes of ids that no object has, as far as could be read. */
export function missingOutcomes({ missing, isComplete }: Selection): WriteOutcome[] {
  return missing.map((id) => ({
    status: WriteStatus.NOT_SENT,
    api: null,
    accountName: null,
    resourceId: id,
    name: null,
    errorCode: isComplete ? 'NOT_FOUND' : 'UPSTREAM_UNAVAILABLE',
    reason: isComplete
      ? 'Nothing that may be selected has this id'
      : 'Nothing that could be read has this id; see `sources`',
  }));
}

export function summaryOf(
  { objects, isComplete, readings }: Selection,
  outcomes: readonly WriteOutcome[],
): Pick<WriteOutcomes, 'isDone' | 'totalCount' | 'isComplete' | 'sources'> {
  const isSettled = ({ status }: WriteOutcome) => status === WriteStatus.DONE || status === WriteStatus.ALREADY;
  return {
    isDone: isComplete && outcomes.every(isSettled),
    totalCount: objects.length,
    isComplete,
    sources: sourcesOf(readings),
  };
}
