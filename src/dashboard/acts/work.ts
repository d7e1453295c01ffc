/** The work that goes on after a mutation: its actions as the payload and the lists of actions return them. */
import { isRecord, textOf, type Fault } from './answer.js';

export interface Work {
  readonly id: string;
  readonly state: 'RUNNING' | 'SUCCESS' | 'ERROR';
  /** In per cent. */
  readonly progress: number | null;
  readonly fault: Fault | null;
}

/** Of `action`, `actions` and `nextActions` of the payload of each mutation in the answer. */
export function workIn(data: unknown): readonly Work[] {
  if (!isRecord(data)) return [];
  return Object.values(data).flatMap((payload) => {
    if (!isRecord(payload)) return [];
    return worksOf([payload['action'], payload['actions'], payload['nextActions']].flat());
  });
}

/** Of `cloud { actions { nodes } }` or the same of the storage API. */
export function workListed(data: unknown): readonly Work[] {
  if (!isRecord(data)) return [];
  return Object.values(data).flatMap((api) => {
    const actions = isRecord(api) ? api['actions'] : null;
    const nodes = isRecord(actions) ? actions['nodes'] : null;
    return Array.isArray(nodes) ? worksOf(nodes) : [];
  });
}

function worksOf(values: readonly unknown[]): readonly Work[] {
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

function isState(value: unknown): value is Work['state'] {
  return value === 'RUNNING' || value === 'SUCCESS' || value === 'ERROR';
}

/** Milliseconds until running work is asked for again: 2 s at first, slowing to 5 s. */
export function pause(times: number): number {
  return Math.min(5_000, 2_000 + times * 250);
}
