/** Compares the traffic of a month with the included amount. */
import type { Look } from '../look.js';
import type { Rule, Sickness } from '../rule.js';
import { Severity } from '../severity.js';
import { Verdict } from '../verdict.js';
import type { Moment } from '../../derived/moment.js';

/** Per cent of the included traffic. */
const near = 80;
/** Per cent of the included traffic: below it, the pace may still change before it matters. */
const half = 50;

/** Milliseconds. */
const day = 86_400_000;

interface Sending {
  readonly outgoingTraffic?: number | null;
  readonly includedTraffic?: number | null;
  readonly created?: string | null;
}

type TrafficJudge = (object: Sending, beside: undefined, look: Look) => Sickness | null;

/** The common part of the rules about traffic. */
export function trafficRule(what: string): Pick<Rule, 'severity' | 'about'> & { readonly judge: TrafficJudge } {
  return {
    severity: Severity.MEDIUM,
    judge: (object, _beside, { now }) => trafficSickness(what, object, now),
    about: `${what} that has sent ${near} % or more of the traffic that its price includes this month, or half of it and will pass that at its pace (LOW): what is beyond is billed by the terabyte`,
  };
}

/** The API counts from the first of the month, in UTC. */
function trafficSickness(
  what: string,
  { outgoingTraffic: sent, includedTraffic: included, created }: Sending,
  now: Moment,
): Sickness | null {
  if (typeof sent !== 'number' || typeof included !== 'number' || included <= 0) return null;
  const percent = Math.floor((sent / included) * 100);
  if (percent < half) return null;
  const passes = passingDay(sent / included, created, now);
  if (percent < near && passes === null) return null;
  const message =
    passes === null
      ? `${what} that has sent ${percent} % of the traffic that its price includes this month`
      : `${what} that will have sent the traffic that its price includes on ${passes}, at its pace of this month`;
  return {
    message,
    evidence: { outgoingTraffic: sent, includedTraffic: included, percent, passes },
    // It may be busy at the beginning of each month.
    ...(percent < near && { severity: Severity.LOW, verdict: Verdict.LIKELY }),
  };
}

/** The day of this month on which everything will be sent; null if it has been, or will be later. */
function passingDay(share: number, created: string | null | undefined, now: Moment): string | null {
  const { today } = now;
  if (share >= 1) return null;
  const [year = 0, month = 1] = today.split('-').map(Number);
  const [first, next] = [Date.UTC(year, month - 1), Date.UTC(year, month)];
  const begun = Math.max(first, Date.parse(created ?? '') || first);
  const elapsed = now.now - begun;
  // The pace of a day or two says little.
  if (elapsed < 3 * day) return null;
  const passes = begun + elapsed / share;
  return passes < next ? new Date(passes).toISOString().slice(0, 10) : null;
}
