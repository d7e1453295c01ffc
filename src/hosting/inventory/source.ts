/** The accounts that a result is based on, and which of them could not be read. */
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Account, nameOf } from '../../rest/transport/account.js';
import { NotRead } from '../../rest/failures/not-read.js';
import type { Api } from '../../rest/rows/dialect.js';
import { HostingApiName } from './api.js';
import type { InventoryReading } from './listing.js';
import { Optional } from '../../base/optional-field.js';

export enum SourceState {
  OK = 'OK',
  PARTIAL = 'PARTIAL',
  FAILED = 'FAILED',
  UNREAD = 'UNREAD',
}

registerEnumType(SourceState, {
  name: 'HostingSourceState',
  description: 'How much of an account could be read',
  valuesConfig: {
    OK: { description: 'Everything requested' },
    PARTIAL: { description: 'Only part: `error` says what failed' },
    FAILED: { description: 'Nothing' },
    UNREAD: {
      description:
        'Everything requested except lists that no one has read within the last hour and that the header `x-meridian-only-if-cached` left unread',
    },
  },
});

@ObjectType('HostingSource', { description: 'An account that an answer was read from' })
export class HostingSource {
  @Field(() => HostingApiName, { description: 'The API' })
  api!: Api;

  @Field({ description: 'Name of the account in the configuration' })
  accountName!: string;

  @Field(() => SourceState, { description: 'How much of it could be read' })
  state!: SourceState;

  @Optional(() => String, 'Why something could not be read: the list and the error')
  error!: string | null;

  @Field(() => Int, { description: 'The number of lists requested from it' })
  listCount!: number;

  @Optional(() => GraphQLDateTime, 'When the oldest data of it was read; null if nothing was')
  readAt!: Date | null;
}

/** The part of a reading that sources report. */
export type ReportedReading = Pick<InventoryReading, 'client' | 'row' | 'error' | 'isComplete' | 'readAt'>;

/** One per account, in their order. */
export function sourcesOf(listings: readonly ReportedReading[]): HostingSource[] {
  const byAccount = new Map<string, { readonly account: Account; readonly own: ReportedReading[] }>();
  for (const listing of listings) {
    const { account } = listing.client.upstream;
    const known = byAccount.get(nameOf(account));
    if (known) known.own.push(listing);
    else byAccount.set(nameOf(account), { account, own: [listing] });
  }
  return [...byAccount.values()].map(({ account, own }) => sourceOf(account, own));
}

function sourceOf({ api, name }: Account, listings: readonly ReportedReading[]): HostingSource {
  const times = listings.flatMap(({ readAt }) => (readAt === null ? [] : [readAt]));
  const failed = listings.filter(({ isComplete }) => !isComplete);
  const troubled = failed.filter(({ error }) => !(error instanceof NotRead));
  const [first] = [...troubled, ...failed];
  return Object.assign(new HostingSource(), {
    api,
    accountName: name,
    state: stateOf(failed.length, troubled.length, times.length),
    listCount: listings.length,
    error: first ? `${first.row.name}: ${first.error?.message ?? ''}` : null,
    readAt: times.length > 0 ? new Date(Math.min(...times)) : null,
  });
}

function stateOf(failed: number, troubled: number, read: number): SourceState {
  if (failed === 0) return SourceState.OK;
  if (troubled === 0) return SourceState.UNREAD;
  return read === 0 ? SourceState.FAILED : SourceState.PARTIAL;
}
