/** The subscription to changes of resources. */
import { Arg, Ctx, Info, Resolver, Root, Subscription } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { CoalescedEvents } from '../../base/events/coalesced-events.js';
import { graphId } from '../../rest/identity/graph-id.js';
import type { Client } from '../../rest/transport/client.js';
import { kindsOfLists } from '../background/background-lists.js';
import { FindKind } from '../find/kind.js';
import type { AccountNews, ResourceChanges } from './account-news.js';
import { HostingChange, HostingChanged, HostingPolling } from './hosting-changed.js';
import { type LiveHostingContext, type Subscribed, chosenClients, watchedOf } from './watching.js';

/** The most changes of one event. */
const most = 500;

/** Milliseconds of a second. */
const second = 1_000;

interface ChangedArgs {
  readonly kinds?: readonly FindKind[] | null;
  readonly accounts?: readonly string[] | null;
}

interface AccountChanges extends ResourceChanges {
  readonly api: string;
  readonly accountName: string;
}

interface ChangedEvent {
  readonly changes: readonly AccountChanges[];
  readonly mayHaveMissed: boolean;
}

const nothing: ChangedEvent = { changes: [], mayHaveMissed: false };

@Resolver()
export class HostingChangedResolver {
  @Subscription(() => HostingChanged, {
    subscribe: ({ context, info, args }: Subscribed<ChangedArgs>) => changedEvents({ context, info, args }),
    description:
      'What changes in the accounts that the token may read: what any replica of this service writes, at once, and what differs between two readings of the lists of `kinds`, which one replica makes for all. The first event comes at once and says how often it reads. It makes calls of the account while somebody is subscribed, at most 5 % of them. Requires a token with the scope `hosting:read`',
  })
  hostingChanged(
    @Root() event: ChangedEvent,
    @Ctx() context: LiveHostingContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('kinds', () => [FindKind], { nullable: true, description: 'Only resources of these kinds; all unless given' })
    kinds: FindKind[] | null,
    @Arg('accounts', () => [String], { nullable: true, description: 'Only the accounts with these names' })
    accounts: string[] | null,
  ): HostingChanged {
    const clients = chosenClients(context, info, accounts);
    const changes = clients.flatMap((client) => changesIn(client, event.changes, kinds));
    const polling = clients.flatMap((client) => pollingOf(client, context, kinds));
    return Object.assign(new HostingChanged(), { changes, polling, mayHaveMissed: event.mayHaveMissed });
  }
}

function changedEvents({ context, info, args }: Subscribed<ChangedArgs>): CoalescedEvents<ChangedEvent> {
  const { hosting } = context.live;
  const accounts = chosenClients(context, info, args.accounts).map((client) => ({
    ...watchedOf(client, context, info.schema),
    paths: [...new Set(listsOf(client, args.kinds).map(({ row }) => row.path))],
    actions: [],
  }));
  const watched = accounts.filter(({ paths }) => paths.length > 0);
  return new CoalescedEvents<ChangedEvent>((publish) => {
    publish(nothing);
    const ends = watched.map(({ ...own }) => {
      const wanted = new Set(own.paths);
      const { api, name } = own.account;
      return hosting.watch(own, (news) => {
        const event = eventOf(news, wanted, { api, accountName: name });
        if (event) publish(event);
      });
    });
    return () => ends.forEach((end) => end());
  }, merged);
}

/** Null for what the subscriber has not asked for. */
function eventOf(
  news: AccountNews,
  wanted: ReadonlySet<string>,
  account: Pick<AccountChanges, 'api' | 'accountName'>,
): ChangedEvent | null {
  if (news.what === 'missed') return { changes: [], mayHaveMissed: true };
  return news.what === 'changes' && wanted.has(news.path)
    ? { changes: [{ ...news, ...account }], mayHaveMissed: false }
    : null;
}

function merged(before: ChangedEvent, next: ChangedEvent): ChangedEvent {
  const changes = [...before.changes, ...next.changes];
  const count = changes.reduce((sum, { ids }) => sum + ids.length, 0);
  // What does not fit is reported as missed, so that it takes no memory.
  const isTooMuch = count > most;
  return {
    changes: isTooMuch ? before.changes : changes,
    mayHaveMissed: before.mayHaveMissed || next.mayHaveMissed || isTooMuch,
  };
}

function listsOf({ upstream }: Client, kinds: readonly FindKind[] | null | undefined) {
  return kindsOfLists(upstream.account.api).filter(({ kind }) => kinds?.includes(kind) ?? true);
}

function changesIn(
  client: Client,
  changes: readonly AccountChanges[],
  kinds: readonly FindKind[] | null,
): HostingChange[] {
  const { account } = client.upstream;
  const lists = new Map(listsOf(client, kinds).map(({ kind, row }) => [row.path, { kind, row }]));
  return changes
    .filter(({ api, accountName }) => api === account.api && accountName === account.name)
    .flatMap(({ path, ids, change, cause, at }) => {
      const list = lists.get(path);
      if (!list) return [];
      return ids.map((id) =>
        Object.assign(new HostingChange(), {
          api: account.api,
          accountName: account.name,
          kind: list.kind,
          resourceId: graphId({ row: list.row, account, values: {} }, id),
          change,
          cause,
          at: new Date(at),
        }),
      );
    });
}

function pollingOf(client: Client, { live }: LiveHostingContext, kinds: readonly FindKind[] | null): HostingPolling[] {
  const { account } = client.upstream;
  const poll = live.hosting.pollingOf(account);
  const own = [...new Set(listsOf(client, kinds).map(({ kind }) => kind))];
  if (poll === null || own.length === 0) return [];
  return [
    Object.assign(new HostingPolling(), {
      api: account.api,
      accountName: account.name,
      kinds: own,
      seconds: Math.ceil(poll.period / second),
      isHere: poll.isHolder,
      error: poll.error,
    }),
  ];
}
