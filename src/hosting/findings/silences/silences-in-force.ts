/** The silences of several accounts at one moment. */
import { dateOf } from '../../../base/dates.js';
import { numberOf } from '../../derived/number-of.js';
import {
  type AccountSilences,
  type FindingJudgement,
  type FindingSilence,
  isBeforeEnd,
  isSameCause,
} from './finding-silence.js';

export class SilencesInForce {
  /** The same while the same is silenced. */
  readonly version: string;
  readonly #byId = new Map<string, FindingSilence>();

  /** `now` in milliseconds since 1970. */
  constructor(accounts: readonly (AccountSilences | null)[], now: number) {
    for (const silences of accounts) {
      for (const silence of silences?.values() ?? []) {
        if (isBeforeEnd(silence, now)) this.#byId.set(silence.id, silence);
      }
    }
    // Of the same silences fewer are in force as time goes on.
    this.version = JSON.stringify([accounts.map(numberOf), this.#byId.size]);
  }

  /** The silence; null if there is none. */
  of(finding: FindingJudgement & { readonly id: string }): FindingSilence | null {
    const silence = this.#byId.get(finding.id);
    return silence && isSameCause(silence.cause, finding) ? silence : null;
  }
}

export function silenceText({ until, reason }: FindingSilence): string {
  return `silenced until ${until === null ? 'its cause changes' : writtenTime(until)}: ${reason}`;
}

/** The time in UTC, to the minute. */
function writtenTime(time: number): string {
  return `${dateOf(time)} ${new Date(time).toISOString().slice(11, 16)}`;
}
