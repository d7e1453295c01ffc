/**
 * One rule over one account. What it found is kept while all that it looked at says the same, and is returned to whoever
 * reads that again: of the lists by their versions, of the day by the clock, of former addresses by their history.
 */
import { MemoKey } from '../../rest/planner/memo.js';
import type { Client } from '../../rest/transport/client.js';
import type { Api } from '../../rest/rows/dialect.js';
import { idOfObject, nameOfObject } from '../inventory/identity.js';
import { inTurns } from '../inventory/in-turns.js';
import { type ListedItem, itemOf } from '../inventory/item.js';
import { VersionedCache, numberOf } from '../inventory/versioned-cache.js';
import type { Listing, InventoryReading } from '../inventory/listing.js';
import { versionsOf } from '../inventory/version.js';
import type { Audit } from './audit.js';
import { Moment } from './evidence/days.js';
import { ignoredBy } from './ignore-list.js';
import { Look, type ReadStep, type Taken, nothingTaken } from './look.js';
import type { Ends, Judged, Remedy, Rule } from './rule.js';
import type { Severity } from './severity.js';
import { silencedBy } from './silence.js';
import { Verdict } from './verdict.js';

/** A finding, whoever reads it. */
export interface RunFinding {
  readonly kind: string;
  readonly severity: Severity;
  readonly verdict: Verdict;
  readonly message: string;
  readonly api: Api;
  readonly account: string;
  /** Null when not even the objects could be read. */
  readonly item: ListedItem | null;
  readonly resourceId: string | null;
  readonly resourceName: string | null;
  readonly evidence: readonly (readonly [name: string, value: unknown])[];
  readonly remedy: Remedy | null;
  readonly ends: Ends | null;
  readonly error: string | null;
  readonly silencedBy: string | null;
  /** Where it comes from: a place among the lists that were judged, and among those read for single objects. */
  readonly judged: number | null;
  readonly single: number | null;
}

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
  readonly taken: Taken;
  /** What of it an answer is made of. */
  readonly seen: readonly InventoryReading[];
}

/** Findings that are kept, of all rules and callers. */
const most = 100_000;

const runs = new MemoKey<VersionedCache<RuleRun>>();

/** Of the account, by the lists that it has now. */
export async function runOf(rule: Rule, client: Client, audit: Audit): Promise<RunResult> {
  const { clock } = audit.upstreams;
  const { api, name: account } = client.upstream.account;
  const name = JSON.stringify([audit.scope, rule.kind, api, account]);
  const basis = [audit.schema, audit.ignored].map(numberOf);
  const kept = runs.of(
    audit.upstreams,
    () => new VersionedCache<RuleRun>(most, ({ found, steps }) => found.length + steps.length),
  );
  for (;;) {
    const look = new Look(audit, client, new Moment(clock.now()));
    const lists = await look.lists(rule.of, rule.below, rule.sent ?? {});
    const version = JSON.stringify([basis, await versionsOf(lists)]);
    const made = kept.of(name, version, () => judged(rule, lists, look, audit));
    const run = await made;
    const taken = isStill(run, audit) ? await takenAgain(run, audit) : null;
    if (taken) return resultOf(name, run, taken);
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

async function resultOf(name: string, { found, isComplete, isLacking }: RuleRun, taken: Taken): Promise<RunResult> {
  const lists = listsOf(taken);
  for (const list of lists) await list.checked();
  // Of what is joined, a list that it did not take is not missed.
  const joined = taken.joined.filter((reading) => reading.isComplete || isLacking);
  return { name, found, isComplete, taken, seen: [...lists, ...joined] };
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
  const found = isUnread ? [] : await inTurns(sick, (one) => foundOf(rule, one, { beside, places, look, audit }));
  return {
    steps,
    isComplete: error === null,
    isLacking: look.lacks.size > 0,
    formerly: look.formerly,
    found: error === null ? found : [...found, unknownOf(rule, look, error, audit)],
    began: look.now.now,
    ended: audit.upstreams.clock.now(),
    until: look.now.until,
  };
}

function placed(lists: readonly Listing[]): [Listing, number][] {
  return lists.map((list, place) => [list, place]);
}

interface Seen {
  readonly beside: readonly Listing[];
  readonly places: Readonly<Record<'judged' | 'single', ReadonlyMap<Listing, number>>>;
  readonly look: Look;
  readonly audit: Audit;
}

function foundOf(rule: Rule, { object, listing, own, sickness }: Judged, seen: Seen): RunFinding {
  const { kind, about, severity: usual } = rule;
  const { client, row } = listing;
  const { api, name: account } = client.upstream.account;
  const { part } = sickness;
  const [id, name] = [idOfObject(row, object), part?.name ?? nameOfObject(object)];
  const { evidence, message = about, severity = usual, verdict = Verdict.CERTAIN, remedy, ends = null } = sickness;
  const unread = (own ? [own, ...seen.beside] : seen.beside).filter(({ isComplete }) => !isComplete);
  const { ignored } = seen.audit;
  return {
    kind,
    severity,
    message,
    api,
    account,
    item: itemOf(object),
    resourceId: id,
    resourceName: name,
    ends,
    verdict: unread.length === 0 ? verdict : Verdict.UNKNOWN,
    evidence: Object.entries(evidence).map(([name, value]) => [name, plain(value)] as const),
    remedy: remedy && isComplete(remedy) ? plainRemedy(remedy) : null,
    error: errorOf(unread),
    silencedBy:
      silencedBy(object, kind) ??
      (part ? silencedBy(part.object, kind) : null) ??
      ignoredBy(ignored, { kind, api, account, id, name }, seen.look.now),
    judged: seen.places.judged.get(listing) ?? null,
    single: own && (seen.places.single.get(own) ?? null),
  };
}

/** An object may lack its id. */
function isComplete(remedy: Remedy): boolean {
  return Object.values(remedy.arguments).every((value) => value !== undefined && value !== null);
}

function plainRemedy({ mutation, arguments: passed }: Remedy): Remedy {
  return {
    mutation,
    arguments: Object.fromEntries(Object.entries(passed).map(([name, value]) => [name, plain(value)])),
  };
}

/** Without the objects of the graph, which belong to one request. */
function plain(value: unknown): unknown {
  const isPlain = typeof value !== 'object' || value === null;
  return isPlain ? value : (JSON.parse(JSON.stringify(value)) as unknown);
}

function unknownOf(
  { kind, about, severity }: Rule,
  { client, now }: Look,
  error: string,
  { ignored }: Audit,
): RunFinding {
  const { api, name: account } = client.upstream.account;
  return {
    kind,
    severity,
    api,
    account,
    verdict: Verdict.UNKNOWN,
    message: about,
    error,
    item: null,
    resourceId: null,
    resourceName: null,
    evidence: [],
    remedy: null,
    ends: null,
    silencedBy: ignoredBy(ignored, { kind, api, account, id: null, name: null }, now),
    judged: null,
    single: null,
  };
}

/** What could be read least comes first. */
function errorOf(unread: readonly Listing[]): string | null {
  const first = unread.find(({ readAt }) => readAt === null) ?? unread[0];
  if (!first) return null;
  const { api, name } = first.client.upstream.account;
  const below = Object.values(first.values).map((value) => ` of ${value}`);
  const why = first.error?.message ?? 'it could not be read';
  return `${api.toLowerCase()} ${name}, ${first.row.name}${below.join('')}: ${why}${andMore(unread.length - 1)}`;
}

function lackOf({ lacks }: Look): string | null {
  const [first] = lacks;
  return first === undefined ? null : `${first}${andMore(lacks.size - 1)}`;
}

function andMore(count: number): string {
  return count > 0 ? ` (and ${count} more)` : '';
}
