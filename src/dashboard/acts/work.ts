/** Actions that continue after a mutation, as payloads and the lists of actions return them. */
import { isRecord, textOf, type GraphError } from './answer.js';

export interface RunningAction {
  readonly id: string;
  readonly state: 'RUNNING' | 'SUCCESS' | 'ERROR';
  /** Per cent. */
  readonly progress: number | null;
  readonly fault: GraphError | null;
}

/** Reads `action`, `actions` and `nextActions` of each mutation's payload. */
export function workIn(data: unknown): readonly RunningAction[] {
  if (!isRecord(data)) return [];
  return Object.values(data).flatMap((payload) => {
    if (!isRecord(payload)) return [];
    return worksOf([payload['action'], payload['actions'], payload['nextActions']].flat());
  });
}

/** Reads `cloud { actions { nodes } }` or its counterpart of the storage API. */
export function workListed(data: unknown): readonly RunningAction[] {
  if (!isRecord(data)) return [];
  return Object.values(data).flatMap((api) => {
    const actions = isRecord(api) ? api['actions'] : null;
    const nodes = isRecord(actions) ? actions['nodes'] : null;
    return Array.isArray(nodes) ? worksOf(nodes) : [];
  });
}

function worksOf(values: readonly unknown[]): readonly RunningAction[] {
  return values.flatMap((value) => {
    if (!isRecord(value)) return [];
    const { id, status, progress, error } = value;
    if ((typeof id !== 'string' && typeof id !== 'number') || !isState(status)) return [];
    const fault = isRecord(error)
      ? { message: textOf(error['message']) ?? 'It failed.', code: textOf(error['code']) }
      : null;
    return [{ id: String(id), state: status, progress: typeof progress === 'number' ? progress : null, fault }];
  });
}

function isState(value: unknown): value is RunningAction['state'] {
  return value === 'RUNNING' || value === 'SUCCESS' || value === 'ERROR';
}

/** Milliseconds until the next poll of running actions: 2 s at first, growing to 5 s. */
export function pause(times: number): number {
  return Math.min(5_000, 2_000 + times * 250);
}
