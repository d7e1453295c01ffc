/** Runs planned actions on servers: all are sent, then all are waited for together. */
import type { GraphQLResolveInfo } from 'graphql';
import { isAction } from '../../rest/rows/dialect.js';
import type { Client } from '../../rest/transport/client.js';
import { waited } from '../../rest/schema/wait-argument.js';
import { isObject } from '../../base/unknown.js';
import { UpstreamError } from '../../rest/failures/failure.js';
import type { Inventory } from '../inventory/inventory.js';
import { inEachAccount } from './in-each-account.js';
import { isProtected, leftOut } from './protection.js';
import { type SelectedServer, type ServerAction, type ServerPlan, argumentsOf } from './server-action.js';
import { type WriteResult, WriteStatus, resultOfError } from './write-status.js';

interface PlannedServer {
  readonly client: Client;
  readonly server: SelectedServer;
  readonly plan: ServerPlan;
}

interface ActionChoice {
  readonly action: ServerAction;
  readonly includeProtected: boolean;
}

export async function planOf(
  servers: readonly SelectedServer[],
  { action, includeProtected }: ActionChoice,
  inventory: Inventory,
): Promise<PlannedServer[]> {
  const planners = new Map<Client, ReturnType<SelectedServer['list']['planner']>>();
  const planned = servers.map(async (server) => {
    const { client, list } = server;
    const planner = planners.get(client) ?? list.planner(action, client, inventory);
    planners.set(client, planner);
    const plan = (await planner)(server);
    const isLeftOut = 'row' in plan && !includeProtected && isProtected(server.wire);
    return { client, server, plan: isLeftOut ? leftOut : plan };
  });
  return Promise.all(planned);
}

export function previewOf({ plan }: PlannedServer): WriteResult {
  return 'status' in plan ? plan : { status: WriteStatus.PLANNED };
}

interface Sent {
  readonly result: WriteResult;
  /** Set once the action has begun. */
  readonly body?: unknown;
}

export async function runActions(
  planned: readonly PlannedServer[],
  wait: boolean,
  info: GraphQLResolveInfo,
): Promise<WriteResult[]> {
  const sent = await inEachAccount(planned, send);
  const [first] = planned;
  if (!wait || !first) return sent.map(({ result }) => result);
  // They share the deadline, which stands still for the time of the longest action.
  return first.client.deadline.apart(() =>
    Promise.all(
      planned.map((one, place) => {
        const { result, body } = sent[place] ?? { result: { status: WriteStatus.NOT_SENT } };
        return result.status === WriteStatus.ACCEPTED && body !== undefined ? endOf(one, body, info) : result;
      }),
    ),
  );
}

async function send({ client, server, plan }: PlannedServer): Promise<Sent> {
  if ('status' in plan) return { result: plan };
  const { row } = plan;
  const { actions } = row.dialect;
  const done = actions ? WriteStatus.ACCEPTED : WriteStatus.DONE;
  try {
    const body = await client.write(row, argumentsOf(plan, server));
    const begun = isObject(body) && actions ? actions.keys.flatMap((key) => body[key]).filter(isAction) : [];
    const isEnded = begun.length > 0 && begun.every((action) => actions?.state(action) === 'done');
    return { result: { status: isEnded ? WriteStatus.DONE : done }, body };
  } catch (error) {
    return { result: resultOfError(error, done) };
  }
}

async function endOf({ client, server, plan }: PlannedServer, body: unknown, info: GraphQLResolveInfo) {
  if ('status' in plan) return plan;
  const { failed, isDone } = await waited(body, plan.row, client, info);
  await client.outdate(plan.row, argumentsOf(plan, server));
  const [error] = failed;
  if (!error) return { status: isDone ? WriteStatus.DONE : WriteStatus.ACCEPTED };
  const { errorCode, reason } = resultOfError(error, WriteStatus.ACCEPTED);
  const isOpen = error instanceof UpstreamError && error.failure.code === 'action_timeout';
  return {
    status: isOpen ? WriteStatus.ACCEPTED : WriteStatus.FAILED,
    ...(errorCode && { errorCode }),
    ...(reason && { reason }),
  };
}
