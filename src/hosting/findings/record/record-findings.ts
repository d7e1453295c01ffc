/** Runs all rules over one account and records their findings: when each was first seen, and which are resolved. */
import type { GraphQLSchema } from 'graphql';
import { type Account, nameOf } from '../../../rest/transport/account.js';
import type { Client } from '../../../rest/transport/client.js';
import type { ReadingContext } from '../../context.js';
import { ownCosts } from '../../bill/own-prices/own-costs.js';
import { type Audit, auditOf } from '../audit.js';
import { endedCost } from '../cost/ended-cost.js';
import { type FindingsOutcome, outcomeOf } from '../outcome.js';
import type { RunFinding } from '../run-finding.js';
import { rules } from '../rules/index.js';
import { type FindingSilence, isBeforeEnd, isSameCause } from '../silences/finding-silence.js';
import type { SilencesInForce } from '../silences/silences-in-force.js';
import { Verdict } from '../verdict.js';
import type { Taken } from '../look.js';
import type { AccountRecord, JoinedAccount } from './account-record.js';
import { recordedCertificates } from './record-certificates.js';
import type { Observation, ObservedFinding, ObservedKind } from './merged.js';

interface RecordingContext {
  /** Makes a new context for each attempt, with all accounts: some rules join them. */
  readonly context: () => ReadingContext;
  readonly schema: GraphQLSchema;
}

/** Seconds: data that bills and dashboards have just read is not read again. */
const maxAge = 60;
/** The number of attempts. A later one continues what an earlier one had no time for. */
const attempts = 2;
/** Characters. */
const longestMessage = 500;
const longestName = 255;

/**
 * The resulting record, and whether every rule ran completely. Null if there is nothing to record, for instance of the
 * sandbox next to real accounts. Nothing is stored once the signal has aborted.
 */
export async function recordFindings(
  recording: RecordingContext,
  account: Account,
  signal?: AbortSignal,
): Promise<{ readonly record: AccountRecord | null; readonly isComplete: boolean } | null> {
  const looks: FindingsLook[] = [];
  while (looks.length < attempts && looks.at(-1)?.outcome.isComplete !== true) {
    signal?.throwIfAborted();
    const look = await lookAt(recording, account);
    if (look.outcome.runs.length === 0) return null;
    looks.push(look);
  }
  const { lastingFindings } = recording.context().hosting;
  const observations = looks.map(({ observation }) => observation);
  const record = await lastingFindings.records.add(account, observations, signal);
  const last = looks.at(-1);
  if (last) await lastingFindings.silences.end(account, (silence) => isOver(silence, last));
  return { record, isComplete: last?.outcome.isComplete === true };
}

interface FindingsLook {
  readonly outcome: FindingsOutcome;
  readonly observation: Observation;
}

async function lookAt({ context, schema }: RecordingContext, account: Account): Promise<FindingsLook> {
  const own = context();
  const at = own.upstreams.clock.now();
  const audit = auditOf({ context: own, info: { schema } }, maxAge);
  const isOwn = ({ upstream }: Client) => upstream.account.api === account.api && isSame(upstream.account, account);
  const usual = rules.filter(({ isByName }) => !isByName);
  const outcome = await outcomeOf(usual, audit, isOwn);
  const costs = ownCosts(own.config.prices, at);
  const silences = await own.hosting.lastingFindings.silences.inForce([account], at);
  const kinds: ObservedKind[] = [];
  for (const { kind, isComplete, found, taken } of outcome.runs) {
    const seen = found.filter(({ verdict }) => verdict !== Verdict.UNKNOWN);
    const observed: ObservedFinding[] = [];
    for (const one of seen) observed.push(await observedOf(one, { account, audit, costs, silences }));
    const unknown = new Set(found.filter(({ verdict }) => verdict === Verdict.UNKNOWN).map(({ id }) => id));
    kinds.push({ kind, isComplete, joined: othersIn(taken, account), found: observed, unknown });
  }
  const certificates = await recordedCertificates(audit.inventory, isOwn, at);
  return { outcome, observation: { at, kinds, certificates } };
}

/** The other accounts that were read. */
function othersIn(taken: Taken, account: Account): readonly JoinedAccount[] {
  const others = new Map<string, JoinedAccount>();
  for (const { client } of Object.values(taken).flat()) {
    const { api, name } = client.upstream.account;
    if (api !== account.api || name !== account.name) others.set(nameOf({ api, name }), { api, name });
  }
  return [...others.values()];
}

interface Observing {
  readonly account: Account;
  readonly audit: Audit;
  readonly costs: ReturnType<typeof ownCosts>;
  readonly silences: SilencesInForce;
}

async function observedOf(
  finding: RunFinding,
  { account, audit, costs, silences }: Observing,
): Promise<ObservedFinding> {
  const { id, kind, severity, message, resourceId, resourceName, ends, item, touched, silencedBy } = finding;
  const { schema, names } = audit;
  const items = item ? [item] : touched.map((one) => one.item);
  const pricing = { inventory: names.inventory, schema, only: account };
  return {
    id,
    kind,
    severity,
    message: message.slice(0, longestMessage),
    resourceId: resourceId?.slice(0, longestName) ?? null,
    resourceName: resourceName?.slice(0, longestName) ?? null,
    isSilenced: silencedBy !== null || silences.of(finding) !== null,
    amount: ends && (await endedCost(pricing, items, ends, costs)),
  };
}

function isSame(one: Account, other: Account): boolean {
  return one.name === other.name && one.sandbox === other.sandbox;
}

/** True if its end has passed, it now has another cause, or it has no end and the finding is gone. */
function isOver(silence: FindingSilence, { outcome, observation }: FindingsLook): boolean {
  if (!isBeforeEnd(silence, observation.at)) return true;
  const run = outcome.runs.find(({ kind }) => kind === silence.kind);
  // It was set while this was under way, or its kind is judged by name alone.
  if (!run || silence.createdAt >= observation.at) return false;
  const found = run.found.find(({ id }) => id === silence.id);
  if (!found) return run.isComplete && silence.until === null;
  return !isSameCause(silence.cause, found);
}
