/** Makes the calls that change the record sets of a zone. */
import type { GraphQLResolveInfo } from 'graphql';
import { CallerError } from '../../../../base/errors.js';
import { isObject } from '../../../../base/unknown.js';
import { UpstreamError } from '../../../../rest/failures/failure.js';
import { isAction } from '../../../../rest/rows/dialect.js';
import type { BoundRow } from '../../../../rest/rows/bound-row.js';
import { type Waited, waited } from '../../../../rest/schema/wait-argument.js';
import type { Client } from '../../../../rest/transport/client.js';
import {
  type DnsCall,
  type Outcome,
  type Outcomes,
  type PlannedCalls,
  carryOut,
} from '../../../dns/changes/carry-out.js';
import type { Change } from '../../../dns/changes/plan.js';
import { dnsZoneReads } from '../zones.js';
import { type RecordSetState, keyOf, namesOf } from './state.js';

type Own = Change<RecordSetState>;

/** Sends writes one after the other. It waits for the actions that they start only when necessary, and at the end. */
export class ZoneWriter {
  readonly #running = new Map<Own, { readonly key: string; readonly waited: Promise<Waited> }>();

  constructor(
    private readonly client: Client,
    private readonly info: GraphQLResolveInfo,
    private readonly zoneId: string,
  ) {}

  async carryOut(calls: PlannedCalls<RecordSetState>): Promise<Outcomes<RecordSetState>> {
    const result = await carryOut(calls, (call) => this.#write(call));
    const failed = new Map<Own, Error>();
    for (const [change, { waited }] of this.#running) {
      const [failure] = (await waited).failed;
      if (failure) failed.set(change, failure);
    }
    const [first] = failed.values();
    if (!first) return result;
    const outcomes = result.outcomes.map((outcome, index) => {
      const failure = failed.get(calls.changes[index] ?? outcome);
      return failure ? { ...outcome, isDone: isLost(failure) } : outcome;
    });
    return { ...result, outcomes, failure: result.failure ?? asCallerError(first) };
  }

  async #write({ changes, row, values, sent }: DnsCall<RecordSetState>): Promise<Outcome<RecordSetState>[]> {
    const [key = ''] = changes.map((change) => keyOf(namesOf(change)));
    await this.#ended((running) => running === key);
    const body = await this.#send(row, { values, sent });
    const action = isObject(body) ? body['action'] : undefined;
    if (isAction(action) && row.dialect.actions?.state(action) !== 'done') {
      const running = { key, waited: waited(body, row, this.client, this.info) };
      for (const change of changes) this.#running.set(change, running);
    }
    return changes.map((change) => ({ ...change, isDone: true }));
  }

  /**
   * Sends a write. If the zone is locked, it tries again once the running action has ended, as long as there is time.
   */
  async #send(row: BoundRow, wanted: Parameters<Client['write']>[1]): Promise<unknown> {
    for (;;) {
      try {
        return await this.client.write(row, wanted);
      } catch (error) {
        const isLocked = error instanceof UpstreamError && error.failure.code === 'locked';
        if (!isLocked || !((await this.#ended(() => true)) || (await this.#othersEnded()))) throw error;
      }
    }
  }

  /** Whether something ran on the zone that others had begun, and has ended while there was time. */
  async #othersEnded(): Promise<boolean> {
    const { client } = this;
    const row = dnsZoneReads.rows.actions;
    const sent = { status: ['running'], ...row.paging.query(null, row.paging.size) };
    const isLate = () => client.deadline.left === 0;
    // If it cannot be read, we do not wait: the refusal explains more than that failure.
    const body = await client.read(row, { values: { id: this.zoneId }, sent }).catch(() => null);
    const actions = row.dialect.payload(row, body);
    if (!Array.isArray(actions) || actions.length === 0) return false;
    await waited({ actions }, row, client, this.info, isLate);
    return !isLate();
  }

  /** Whether there was something to wait for. */
  async #ended(isMeant: (key: string) => boolean): Promise<boolean> {
    const meant = [...this.#running.values()].filter(({ key }) => isMeant(key));
    await Promise.all(meant.map(({ waited }) => waited));
    return meant.length > 0;
  }
}

/** The `isDone` of a failed action: false, as it has changed nothing; null if it could not be followed. */
function isLost(failure: Error): boolean | null {
  return failure instanceof UpstreamError && failure.code === 'UPSTREAM_CONFLICT' ? false : null;
}

function asCallerError(failure: Error): CallerError {
  return failure instanceof CallerError ? failure : new CallerError('UPSTREAM_UNAVAILABLE', failure.message);
}
