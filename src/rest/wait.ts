/** The `wait` argument of a write: its answer as it is when the actions in it have ended. */
import type { GraphQLResolveInfo } from 'graphql';
import type { Client } from './client.js';
import { type Action, isAction } from './dialect.js';
import { actionsRow } from './graph.js';
import { selected } from './look-ahead.js';
import { renewed } from './renew.js';
import { Answer, type BoundRow } from './rows.js';
import { isObject } from './unknown.js';

/** A write can be waited for when its answer is, or holds, actions. */
export function waits({ kind, dialect, result }: BoundRow): boolean {
  const [Result] = [result?.()].flat();
  const Action = dialect.actions?.type;
  return kind === 'write' && Action !== undefined && (Result === Action || Result?.prototype instanceof Answer);
}

/**
 * Throws when an action fails, but for an answer of several parts that was asked for its `action`: there the failure
 * stands in that field, so that what is told only once, such as a root password, is not lost.
 */
export async function waited(body: unknown, row: BoundRow, client: Client, info: GraphQLResolveInfo): Promise<unknown> {
  const { actions } = row.dialect;
  if (!actions || !isObject(body)) return body;
  const watch = client.upstream.watch(actions, actionsRow(info.schema, row.dialect));
  const failures: Error[] = [];
  let hasActions = false;
  const end = async (value: unknown): Promise<unknown> => {
    if (!isAction(value)) return value;
    hasActions = true;
    const ended: Action | Error = await watch.ended(value);
    if (!(ended instanceof Error)) return ended;
    failures.push(ended);
    return value;
  };
  const entries = Object.entries(body).map(async ([key, value]) => {
    if (!actions.keys.includes(key)) return [key, value] as const;
    return [key, Array.isArray(value) ? await Promise.all(value.map(end)) : await end(value)] as const;
  });
  const ended = Object.fromEntries(await Promise.all(entries));
  const hasParts = row.dialect.payload(row, body) === body;
  const [failure] = failures;
  if (!failure) return hasParts && hasActions ? renewed(ended, row, client, info) : ended;
  const [key = 'action'] = actions.keys;
  if (!hasParts || !selected(info, info.fieldNodes).includes(key)) throw failure;
  return { ...ended, [key]: failure };
}
