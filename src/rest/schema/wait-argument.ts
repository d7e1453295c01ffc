/** The `wait` argument of a write: returns once its actions have ended. */
import type { GraphQLResolveInfo } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import type { Client } from '../transport/client.js';
import { isAction } from '../rows/dialect.js';
import { actionsRow } from './fields-of-rows.js';
import { hasParts } from '../rows/row.js';
import { isObject } from '../../base/unknown.js';

/** A write can be waited for if its response is an action or may contain some. */
export function waits(row: BoundRow): boolean {
  const { kind, dialect, result } = row;
  const [Result] = [result?.()].flat();
  const Action = dialect.actions?.type;
  return kind === 'write' && Action !== undefined && (Result === Action || hasParts(row));
}

export interface Waited {
  readonly body: unknown;
  /** Failures of actions or of polling; the response itself stays valid. */
  readonly failed: readonly Error[];
  /** There were actions, and all of them succeeded. */
  readonly isDone: boolean;
}

/** Never rejects. Ends early when the client has disconnected. */
export async function waited(
  body: unknown,
  row: BoundRow,
  client: Client,
  info: GraphQLResolveInfo,
  isAbandoned = client.deadline.isAbandoned,
): Promise<Waited> {
  const { actions } = row.dialect;
  if (!actions || !isObject(body)) return { body, failed: [], isDone: false };
  const watch = client.upstream.watch(actions, actionsRow(info.schema, row.dialect));
  // A failure shared by several waits is reported once.
  const failed = new Set<Error>();
  let hasActions = false;
  const end = async (value: unknown): Promise<unknown> => {
    if (!isAction(value)) return value;
    hasActions = true;
    const { action, failure } = await watch.ended(value, isAbandoned);
    if (failure) failed.add(failure);
    return action;
  };
  const entries = Object.entries(body).map(async ([key, value]) => {
    if (!actions.keys.includes(key)) return [key, value] as const;
    return [key, Array.isArray(value) ? await Promise.all(value.map(end)) : await end(value)] as const;
  });
  const ended = Object.fromEntries(await Promise.all(entries));
  return { body: ended, failed: [...failed], isDone: hasActions && failed.size === 0 };
}
