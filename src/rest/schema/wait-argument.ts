/** The `wait` argument of a write: returns once its actions have ended. */
import type { GraphQLResolveInfo } from 'graphql';
import type { BoundRow } from '../rows/bound-row.js';
import type { Client } from '../transport/client.js';
import { isAction } from '../rows/dialect.js';
import { paramsOf, type PathValues } from '../rows/path.js';
import { resultOf } from '../rows/response-kind.js';
import { actionsRow, operationRow } from './fields-of-rows.js';
import { hasParts } from '../rows/row.js';
import { isId, isObject } from '../../base/unknown.js';

/** A write can be waited for if it starts an operation, or if its response is an action or may contain some. */
export function waits(row: BoundRow): boolean {
  const { kind, dialect, result, options } = row;
  if (options.operation) return true;
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

/** Waits for the operation that a write has started, as `waited` does for actions. */
export async function followed(
  body: unknown,
  row: BoundRow,
  values: PathValues,
  client: Client,
  info: GraphQLResolveInfo,
): Promise<Waited> {
  const { operation } = row.options;
  const result = resultOf(row, body);
  const id = operation && isObject(result) ? result[operation.id] : undefined;
  if (!operation || !isId(id)) return { body, failed: [], isDone: false };
  const read = operationRow(info.schema, row, operation);
  const names = paramsOf(read.path).slice(0, -1);
  const key = [...names.map((name) => values[name] ?? ''), id].map((part) => encodeURIComponent(part)).join('/');
  const watch = client.upstream.watch(operation, read);
  const { failure } = await watch.ended({ id: key }, client.deadline.isAbandoned);
  return { body, failed: failure ? [failure] : [], isDone: failure === null };
}
