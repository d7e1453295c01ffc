/**
 * One rule over one account. What it found is kept while all that it looked at says the same, and is returned to whoever
 * reads that again: of the lists by their versions, of the day by the clock, of former addresses by their history.
 */
import { caches } from '../../base/shares/caches.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { Account } from '../../rest/transport/account.js';
import type { Client } from '../../rest/transport/client.js';
import { inTurns } from '../inventory/in-turns.js';
import { VersionedCache, numberOf } from '../inventory/versioned-cache.js';
import type { Listing, InventoryReading } from '../inventory/listing.js';
import { versionsOf } from '../inventory/version.js';
import type { Audit } from './audit.js';
import { Moment } from '../derived/moment.js';
import { causePartsOf } from './identity/cause-parts.js';
import { type FindingIdentity, identified } from './identity/identified.js';
import { subjectOf, unreadSubject } from './identity/subject.js';
import { Look, type ReadStep, type Taken, nothingTaken } from './look.js';
import type { Rule } from './rule.js';
import { type RunFinding, andMore, errorOf, foundOf, judgedCauses, unknownOf } from './run-finding.js';

interface RuleRun {
  readonly steps: readonly { readonly step: ReadStep; readonly version: string }[];
  readonly found: readonly RunFinding[];
  readonly isComplete: boolean;
  /** It could not be judged for want of what is joined. */
  readonly isLacking: boolean;
  /** Milliseconds since 1970: when judging began and ended, and until when it would find the same. */
  readonly began: number;
  readonly ended: number;
  readonly until: number;
  readonly formerly: Look['formerly'];
}

/** What a run has found, with what this request has read of it. */
export interface RunResult extends Pick<RuleRun, 'found' | 'isComplete'> {
  /** The rule and the account. */
  readonly name: string;
  readonly kind: string;
  readonly account: Account;
  readonly taken: Taken;
  /** What of it an answer is made of. */
  readonly seen: readonly InventoryReading[];
}

const runs = new MemoKey<VersionedCache<RuleRun>>();

function sizeOf({ found, steps }: RuleRun): number {
  return found.reduce((sum, { touched }) => sum + touched.length, found.length + steps.length);
}

/** Of the account, by the lists that it has now. */
export async function runOf(rule: Rule, client: Client, audit: Audit): Promise<RunResult> {
  const { clock } = audit.upstreams;
  const { api, name: account } = client.upstream.account;
  const name = JSON.stringify([audit.scope, rule.kind, api, account]);
  const basis = [audit.schema, audit.ignored].map(numberOf);
  const kept = runs.of(audit.upstreams.accounts, () => new VersionedCache<RuleRun>(caches.ruleRuns, sizeOf));
  for (;;) {
    const look = new Look(audit, client, new Moment(clock.now()));
    const lists = await look.lists(rule.of, rule.below, rule.sent ?? {});
    const version = JSON.stringify([basis, await versionsOf(lists)]);
    const made = kept.of(name, version, () => judged(rule, lists, look, audit));
    const run = await made;
    const taken = isStill(run, audit) ? await takenAgain(run, audit) : null;
    if (taken) return resultOf({ name, kind: rule.kind, account: client.upstream.account, taken }, run);
    kept.drop(name, made);
  }
}

/** What is known of former addresses is as old as anything that was read: who joins it while it is under way may take it. */
function isStill({ began, ended, until, formerly, isLacking }: RuleRun, audit: Audit): boolean {
  const now = audit.upstreams.clock.now();
  if (now < began || now > until) return false;
  const oldest = isLacking ? audit.begun : audit.begun - audit.maxAge * 1000;
  if (formerly === null) return true;
  return (
    formerly.previousOwners === audit.previousOwners &&
    formerly.changes === audit.previousOwners.changes &&
    ended >= oldest
  );
}

/** Reads again what was read for it; null as soon as that says something else. */
async function takenAgain({ steps }: RuleRun, audit: Audit): Promise<Taken | null> {
  const taken = nothingTaken();
  for (const { step, version } of steps) {
    if ((await versionsOf(await step(audit, taken))) !== version) return null;
  }
  return taken;
}

async function resultOf(
  own: Pick<RunResult, 'name' | 'kind' | 'account' | 'taken'>,
  { found, isComplete, isLacking }: RuleRun,
): Promise<RunResult> {
  const { taken } = own;
  const lists = listsOf(taken);
  for (const list of lists) await list.checked();
  // Of what is joined, a list that it did not take is not missed.
  const joined = taken.joined.filter((reading) => reading.isComplete || isLacking);
  return { ...own, found, isComplete, seen: [...lists, ...joined] };
}

function listsOf({ above, judged, seen, single }: Taken): Listing[] {
  return [...new Set([...above, ...judged, ...seen, ...single])];
}

async function judged(rule: Rule, lists: readonly Listing[], look: Look, audit: Audit): Promise<RuleRun> {
  for (const list of lists) await list.ready();
  const sick = await rule.judgeAll(lists, look);
  const taken = nothingTaken();
  const steps = [];
  for (const step of look.steps) steps.push({ step, version: await versionsOf(await step(audit, taken)) });
  const all = listsOf(taken);
  for (const list of all) await list.checked();
  const error = errorOf(all.filter(({ isComplete }) => !isComplete)) ?? lackOf(look);
  const places = { judged: new Map(placed(taken.judged)), single: new Map(placed(taken.single)) };
  const beside = [...new Set(taken.seen)];
  const isUnread = beside.some(({ readAt }) => readAt === null);
  const about = { beside, places, look, audit };
  const causes = isUnread ? [] : judgedCauses(rule.kind, sick, about);
  const found = await inTurns(causes, (one) => foundOf(rule, one, about));
  const identities: FindingIdentity[] = [];
  for (const one of causes) identities.push({ subject: subjectOf(one), causeParts: await causePartsOf(one) });
  if (error !== null) {
    found.push(unknownOf(rule, look, error, audit));
    identities.push({ subject: unreadSubject, causeParts: [] });
  }
  return {
    steps,
    isComplete: error === null,
    isLacking: look.lacks.size > 0,
    formerly: look.formerly,
    found: identified(look.client.upstream.account, found, identities),
    began: look.now.now,
    ended: audit.upstreams.clock.now(),
    until: look.now.until,
  };
}

function placed(lists: readonly Listing[]): [Listing, number][] {
  return lists.map((list, place) => [list, place]);
}

function lackOf({ lacks }: Look): string | null {
  const [first] = lacks;
  return first === undefined ? null : `${first}${andMore(lacks.size - 1)}`;
}
