/** The subscription to actions: it completes when all of them have ended. */
import type { GraphQLResolveInfo } from 'graphql';
import { Arg, ID, Resolver, Root, Subscription } from 'type-graphql';
import { requireCaller } from '../../base/auth/require-scope.js';
import { CoalescedEvents } from '../../base/events/coalesced-events.js';
import { CallerError, shown } from '../../base/errors.js';
import { parseId } from '../../base/global-id.js';
import { identityOf } from '../../rest/identity/identity.js';
import { actionsRow, dialectsOf } from '../../rest/schema/fields-of-rows.js';
import type { Client } from '../../rest/transport/client.js';
import type { ActionNews } from './account-news.js';
import { ActionOfProgress, ActionState, ActionsProgress } from './action-progress.js';
import { type LiveHostingContext, type Subscribed, watchedOf } from './watching.js';

/** The most actions of one subscription. */
const most = 50;

interface ProgressArgs {
  readonly ids: readonly string[];
}

/** The states by id, as far as they are known. */
type Progress = ReadonlyMap<string, ActionNews>;

const states = {
  running: ActionState.RUNNING,
  done: ActionState.DONE,
  failed: ActionState.FAILED,
  unknown: ActionState.UNKNOWN,
} as const;

@Resolver()
export class ActionProgressResolver {
  @Subscription(() => ActionsProgress, {
    subscribe: ({ context, info, args }: Subscribed<ProgressArgs>) => progressOf(context, info, args.ids),
    description:
      'How far actions are, whenever that changes, until all have ended. One replica polls every two seconds for all subscribers of an account. Requires a token with the scope `hosting:read`',
  })
  actionProgress(
    @Root() progress: Progress,
    @Arg('ids', () => [ID], {
      description: `Ids of actions, as mutations answer them, such as \`cloud:prod:action:1\`; at most ${most}`,
    })
    ids: string[],
  ): ActionsProgress {
    const actions = ids.flatMap((id) => {
      const news = progress.get(id);
      if (!news) return [];
      const { state, progress: percent, error } = news;
      return [Object.assign(new ActionOfProgress(), { id, state: states[state], progress: percent, error })];
    });
    return Object.assign(new ActionsProgress(), { actions, isOver: isOver(ids, progress) });
  }
}

function progressOf(
  context: LiveHostingContext,
  info: Pick<GraphQLResolveInfo, 'schema'>,
  ids: readonly string[],
): CoalescedEvents<Progress> {
  requireCaller(context);
  if (ids.length < 1 || ids.length > most)
    throw new CallerError('BAD_USER_INPUT', `ids: expected 1 to ${most}, but got ${ids.length}`);
  const { hosting } = context.live;
  const found = ids.map((id, index) => actionAt(id, index, context, info));
  const clients = new Set(found.flatMap(({ client }) => client ?? []));
  const accounts = [...clients].map((client) => ({
    ...watchedOf(client, context, info.schema),
    paths: [],
    own: new Map(found.filter((one) => one.client === client).map(({ id, key }) => [key, id])),
  }));
  const known = new Map(found.filter(({ client }) => client === null).map(({ id }) => [id, unknown(id)] as const));
  return new CoalescedEvents<Progress>((publish, complete) => {
    const report = (id: string, news: ActionNews) => {
      known.set(id, news);
      publish(new Map(known));
      if (isOver(ids, known)) complete();
    };
    const ends = accounts.map(({ own, ...account }) => {
      const end = hosting.watch({ ...account, actions: [...own.keys()] }, (news) => {
        const id = news.what === 'action' ? own.get(news.id) : undefined;
        if (news.what === 'action' && id !== undefined) report(id, news);
      });
      for (const [key, id] of own) {
        const state = hosting.pollingOf(account.account)?.stateOf(key);
        if (state) report(id, state);
      }
      return end;
    });
    if (known.size > 0) publish(new Map(known));
    if (isOver(ids, known)) complete();
    return () => ends.forEach((end) => end());
  });
}

interface FoundAction {
  readonly id: string;
  readonly key: string;
  /** Null for an account that is unknown, or is not one of the caller. */
  readonly client: Client | null;
}

function actionAt(
  id: string,
  index: number,
  { clients }: LiveHostingContext,
  { schema }: Pick<GraphQLResolveInfo, 'schema'>,
): FoundAction {
  const [api, account, type, key, ...more] = parseId(id) ?? [];
  const dialect = dialectsOf(schema).find((one) => one.actions !== null && one.api.toLowerCase() === api);
  const isAction = dialect && identityOf(schema, actionsRow(schema, dialect))?.type === type && more.length === 0;
  if (!isAction || account === undefined || key === undefined || !/^\d{1,19}$/.test(key)) {
    const expected = 'expected the id of an action, such as `cloud:prod:action:1`';
    throw new CallerError('BAD_USER_INPUT', `ids[${index}]: ${expected}, but got ${shown(id)}`);
  }
  return { id, key, client: clients.ofId(dialect, account, 'read') };
}

function unknown(id: string): ActionNews {
  return { what: 'action', id, state: 'unknown', progress: null, error: null };
}

function isOver(ids: readonly string[], progress: Progress): boolean {
  return ids.every((id) => {
    const state = progress.get(id)?.state;
    return state !== undefined && state !== 'running';
  });
}
