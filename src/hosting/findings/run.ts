/**
 * Runs one rule over one account. The findings are kept while all lists that it read are unchanged, and returned to
 * every caller that reads those.
 */
import { caches } from '../../base/shares/caches.js';
import type { Account } from '../../rest/transport/account.js';
import type { Client } from '../../rest/transport/client.js';
import type { Derivation } from '../derived/derivation.js';
import { Derived, type ReadRun } from '../derived/derived.js';
import { ofEach } from '../../base/of-each.js';
import { inTurns } from '../inventory/in-turns.js';
import type { Listing, InventoryReading } from '../inventory/listing.js';
import type { Audit } from './audit.js';
import { causePartsOf } from './identity/cause-parts.js';
import { type FindingIdentity, identified } from './identity/identified.js';
import { subjectOf, unreadSubject } from './identity/subject.js';
import { Look, type Taken, takenBy } from './look.js';
import type { Judged, Rule } from './rule.js';
import { storedFindings } from './stored-findings.js';
import { type AnyRule, type StoredRule, isStoredRule } from './stored-rule.js';
import { type RunFinding, type RunSeen, andMore, errorOf, foundOf, judgedCauses, unknownOf } from './run-finding.js';

interface RuleRun {
  readonly found: readonly RunFinding[];
  readonly isComplete: boolean;
  /** It could not be judged, because a join was incomplete. */
  readonly isLacking: boolean;
}

interface RuleOfAccount {
  readonly rule: AnyRule;
  readonly client: Client;
}

/** The findings of a run, with what this request has read for it. */
export interface RunResult extends Pick<RuleRun, 'found' | 'isComplete'> {
  /** The rule and the account. */
  readonly name: string;
  readonly kind: string;
  readonly account: Account;
  readonly taken: Taken;
  /** The lists that the result is made from. */
  readonly seen: readonly InventoryReading[];
}

const runs = new Derived<Audit, RuleOfAccount, RuleRun, Taken>(
  {
    share: caches.ruleRuns,
    sizeOf: ({ found }) => found.reduce((sum, { touched }) => sum + touched.length, found.length),
    keyOf: nameOfRun,
  },
  (d, { rule, client }) => (isStoredRule(rule) ? judgedStored(d, rule, client) : judged(d, rule, client)),
);

function nameOfRun({ rule, client }: RuleOfAccount): string {
  const { api, name } = client.upstream.account;
  return JSON.stringify([rule.kind, api, name]);
}

/** Runs a rule on an account, or takes the former result if the lists are unchanged. */
export async function runOf(rule: AnyRule, client: Client, audit: Audit): Promise<RunResult> {
  return resultOf(await runs.read(audit, { rule, client }), { rule, client });
}

/** However often a question asks. */
const resultOf = ofEach(
  async (run: ReadRun<Audit, RuleRun, Taken>, ruleOfAccount: RuleOfAccount): Promise<RunResult> => {
    const { found, isComplete, isLacking } = run.value;
    const taken = takenBy(run.notes);
    const lists = listsOf(taken);
    for (const list of lists) await list.checked();
    // Incomplete joins matter only if the rule depends on them.
    const joined = taken.joined.filter((reading) => reading.isComplete || isLacking);
    const own = {
      name: nameOfRun(ruleOfAccount),
      kind: ruleOfAccount.rule.kind,
      account: ruleOfAccount.client.upstream.account,
      taken,
    };
    return { ...own, found, isComplete, seen: [...lists, ...joined] };
  },
);

function listsOf({ above, judged, seen, single }: Taken): Listing[] {
  return [...new Set([...above, ...judged, ...seen, ...single])];
}

async function judgedStored(d: Derivation<Audit, Taken>, rule: StoredRule, client: Client): Promise<RuleRun> {
  const { account } = client.upstream;
  const { found, identities, isComplete } = await storedFindings(d, rule, account);
  return { found: identified(account, found, identities), isComplete, isLacking: !isComplete };
}

async function judged(d: Derivation<Audit, Taken>, rule: Rule, client: Client): Promise<RuleRun> {
  const audit = d.sources;
  const look = new Look(d, audit, client);
  await d.values(({ schema, ignored }) => [schema, ignored]);
  const lists = await look.lists(rule.of, rule.below, rule.sent ?? {});
  for (const list of lists) await list.ready();
  const sick = await rule.judgeAll(lists, look);
  const taken = takenBy(await d.notes());
  const all = listsOf(taken);
  for (const list of all) await list.checked();
  const error = errorOf(all.filter(({ isComplete }) => !isComplete)) ?? lackOf(look);
  const places = { judged: new Map(placed(taken.judged)), single: new Map(placed(taken.single)) };
  const beside = [...new Set(taken.seen)];
  const isLacking = look.lacks.size > 0;
  // The previous owners are as old as the oldest read: a join that began with it may use them.
  if (look.usesPreviousOwners) d.holdsSince(isLacking ? begunOf : oldestOf);
  const found = await foundBy(rule, sick, error, { beside, places, look, audit });
  return { found, isComplete: error === null, isLacking };
}

const begunOf = ({ begun }: Audit) => begun;
const oldestOf = ({ begun, maxAge }: Audit) => begun - maxAge * 1000;

async function foundBy(
  rule: Rule,
  sick: readonly Judged[],
  error: string | null,
  about: RunSeen,
): Promise<readonly RunFinding[]> {
  const { beside, look, audit } = about;
  const isUnread = beside.some(({ readAt }) => readAt === null);
  const causes = isUnread ? [] : judgedCauses(rule.kind, sick, about);
  const found = await inTurns(causes, (one) => foundOf(rule, one, about));
  const identities: FindingIdentity[] = [];
  for (const one of causes) identities.push({ subject: subjectOf(one), causeParts: await causePartsOf(one) });
  if (error !== null) {
    found.push(unknownOf(rule, { account: look.client.upstream.account, now: look.now }, error, audit));
    identities.push({ subject: unreadSubject, causeParts: [] });
  }
  return identified(look.client.upstream.account, found, identities);
}

function placed(lists: readonly Listing[]): [Listing, number][] {
  return lists.map((list, place) => [list, place]);
}

function lackOf({ lacks }: Look): string | null {
  const [first] = lacks;
  return first === undefined ? null : `${first}${andMore(lacks.size - 1)}`;
}
