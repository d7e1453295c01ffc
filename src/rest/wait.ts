/** The `wait` argument of a write: its answer as it is when the actions in it have ended. */
import type { GraphQLResolveInfo } from 'graphql';
import { isAction } from './dialect.js';
import { actionsRow } from './graph.js';
import { renewed } from './renew.js';
import { Answer } from './rows.js';
import type { BoundRow } from './bound-row.js';
import type { Origin } from './shape.js';
import { isObject } from '../unknown.js';

/** A write can be waited for when its answer is, or holds, actions. */
export function waits({ kind, dialect, result }: BoundRow): boolean {
  const [Result] = [result?.()].flat();
  const Action = dialect.actions?.type;
  return kind === 'write' && Action !== undefined && (Result === Action || Result?.prototype instanceof Answer);
}

/** Never fails: that work went wrong or could not be followed undoes nothing of the answer. */
export async function waited(
  body: unknown,
  row: BoundRow,
  origin: Origin,
  info: GraphQLResolveInfo,
  onEnd: () => Promise<void>,
): Promise<{ readonly body: unknown; readonly failures: Iterable<Error> }> {
  const { client } = origin;
  const { actions } = row.dialect;
  // One that ended several waits is told once.
  const failures = new Set<Error>();
  if (!actions || !isObject(body)) return { body, failures };
  const watch = client.upstream.watch(actions, actionsRow(info.schema, row.dialect));
  let hasActions = false;
  const end = async (value: unknown): Promise<unknown> => {
    if (!isAction(value)) return value;
    hasActions = true;
    const { action, failure } = await watch.ended(value, client.deadline.isAbandoned);
    if (failure) failures.add(failure);
    return action;
  };
  const entries = Object.entries(body).map(async ([key, value]) => {
    if (!actions.keys.includes(key)) return [key, value] as const;
    return [key, Array.isArray(value) ? await Promise.all(value.map(end)) : await end(value)] as const;
  });
  const ended = Object.fromEntries(await Promise.all(entries));
  if (hasActions) await onEnd();
  const isRenewable = hasActions && failures.size === 0 && row.dialect.payload(row, body) === body;
  return { body: isRenewable ? await renewed(ended, row, origin, info) : ended, failures };
}
