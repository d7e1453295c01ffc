/** Counts things once if several accounts reach them, as two tokens of one project do. */
import { createHash } from 'node:crypto';
import { Field, ObjectType } from 'type-graphql';
import { textAt } from '../../base/unknown.js';
import type { Api } from '../../rest/rows/dialect.js';
import type { Account } from '../../rest/transport/account.js';
import { numberOf } from '../derived/number-of.js';
import { latestOfEach, ofEach } from '../../base/of-each.js';
import type { Reader } from '../derived/reader.js';
import { HostingApiName } from '../inventory/api.js';
import type { Collected, Drafts } from './collect.js';
import type { BillDraft } from './lines/bill-draft.js';

@ObjectType({
  description:
    'An account of which a bill leaves out what another account has as well: all of a project, or the zones that both reach',
})
export class BillSharedAccount {
  @Field(() => HostingApiName, { description: 'The API of both' })
  api!: Api;

  @Field({ description: 'Name of the account that is left out' })
  accountName!: string;

  @Field({ description: 'Name of the account that has the lines' })
  countedFor!: string;
}

interface Counted {
  readonly drafts: Drafts;
  readonly shared: readonly BillSharedAccount[];
}

/** The drafts of one account. */
interface AccountDrafts {
  readonly account: Account;
  readonly lists: Drafts;
  readonly isComplete: boolean;
}

/**
 * The first account seen for each project. It is remembered, as lists that are read at different times may differ for a
 * while.
 */
const projects = ofEach<object, [], Map<string, string>>(() => new Map());

export function countOnce({ span }: Reader, { own }: Collected, drafts: Drafts): Counted {
  const firstOf = firstAccounts(byAccount(own, drafts), projects(span));
  const left = new Map<Account, Account>();
  const seen = new Map<string, Account>();
  const rest = drafts.map((list, place) => {
    const { client, family } = own[place] ?? {};
    const account = client?.upstream.account;
    if (!account) return list;
    const first = firstOf.get(account);
    const others = first ? without(list, first.lists) : list;
    if (first && others.length < list.length) left.set(account, first.account);
    return family?.isSharedSingly ? firstSeen(others, account, { seen, left }) : others;
  });
  if (left.size === 0) return { drafts, shared: [] };
  return { drafts: rest, shared: [...left].map(([{ api, name }, first]) => sharedAccount(api, name, first.name)) };
}

function sharedAccount(api: Api, account: string, countedFor: string): BillSharedAccount {
  return Object.assign(new BillSharedAccount(), { api, accountName: account, countedFor });
}

function byAccount(own: Collected['own'], drafts: Drafts): readonly AccountDrafts[] {
  const all = new Map<Account, { account: Account; lists: (readonly BillDraft[])[]; isComplete: boolean }>();
  for (const [place, { client, listings }] of own.entries()) {
    const { account } = client.upstream;
    const one = all.get(account) ?? { account, lists: [], isComplete: true };
    all.set(account, one);
    one.lists.push(drafts[place] ?? []);
    one.isComplete &&= listings.every(({ isComplete }) => isComplete);
  }
  return [...all.values()];
}

/** Maps each account that is left out to the one that has its lines. */
function firstAccounts(all: readonly AccountDrafts[], known: Map<string, string>): Map<Account, AccountDrafts> {
  const firstOf = new Map<Account, AccountDrafts>();
  const counted = new Map<string, AccountDrafts>();
  const byProject = new Map<string, AccountDrafts>();
  for (const one of all) {
    const name = nameOf(one.account);
    const project = projectOf(one);
    const twin = counted.get(known.get(name) ?? '') ?? (project === null ? undefined : byProject.get(project));
    if (twin) {
      firstOf.set(one.account, twin);
      known.set(name, nameOf(twin.account));
    } else {
      counted.set(name, one);
      if (project !== null) byProject.set(project, one);
    }
  }
  return firstOf;
}

function nameOf({ api, name }: Account): string {
  return JSON.stringify([api, name]);
}

/**
 * The identity of a project, shared by accounts with exactly the same billed things; null if unknown, or if no thing
 * has a unique value.
 */
function projectOf({ account: { api, baseUrl }, lists, isComplete }: AccountDrafts): string | null {
  if (!isComplete || !lists.some((list) => list.some((draft) => stampOf(draft) !== null))) return null;
  return JSON.stringify([api, baseUrl, lists.map(fingerprintOf)]);
}

const fingerprintOf = ofEach((list: readonly BillDraft[]) =>
  createHash('sha256')
    .update(JSON.stringify(list.map(keyOf).sort()))
    .digest('base64'),
);

interface SeenSingly {
  /** The first account that has it. */
  readonly seen: Map<string, Account>;
  readonly left: Map<Account, Account>;
}

/** The drafts that no earlier account has. */
function firstSeen(list: readonly BillDraft[], account: Account, { seen, left }: SeenSingly): readonly BillDraft[] {
  const twins = new Set<BillDraft>();
  for (const draft of list) {
    const key = `${account.baseUrl} ${keyOf(draft)}`;
    const first = seen.get(key);
    if (!first) seen.set(key, account);
    else if (first !== account) {
      twins.add(draft);
      left.set(account, first);
    }
  }
  if (twins.size === 0) return list;
  return leaving(list, [...twins].map(numberOf).join(), () => list.filter((draft) => !twins.has(draft)));
}

const keysOf = ofEach((list: readonly BillDraft[]): ReadonlySet<string> => new Set(list.map(keyOf)));

function keyOf(draft: BillDraft): string {
  return JSON.stringify([draft.kind, draft.id, stampOf(draft)]);
}

/** Distinguishes things with the same id: by part, by the time of creation or, if the API has none, by address or login. */
export function stampOf({ part, created, item: { wire } }: BillDraft): string | null {
  if (part !== undefined) return part;
  return created === null ? (textAt(wire, 'server_ip') ?? textAt(wire, 'login')) : String(created);
}

/** Remembers the rest of each list: the same array as long as nothing changes, so that derived values stay. */
const leaving = latestOfEach<readonly BillDraft[], readonly BillDraft[]>();

function without(list: readonly BillDraft[], others: Drafts): readonly BillDraft[] {
  const keys = others.map(keysOf);
  const isOther = (draft: BillDraft) => keys.some((one) => one.has(keyOf(draft)));
  return leaving(list, others.map(numberOf).join(), () => list.filter((draft) => !isOther(draft)));
}
