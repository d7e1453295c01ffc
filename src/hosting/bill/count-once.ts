/** Accounts whose credentials reach the same objects, as two tokens of one project do: each thing is billed once. */
import { Field, ObjectType } from 'type-graphql';
import { textAt } from '../../base/unknown.js';
import { MemoKey } from '../../rest/planner/memo.js';
import type { Api } from '../../rest/rows/dialect.js';
import type { Account } from '../../rest/transport/account.js';
import type { Upstreams } from '../../rest/transport/upstreams.js';
import { HostingApiName } from '../inventory/api.js';
import { numberOf } from '../inventory/versioned-cache.js';
import type { Collected, Drafts } from './collect.js';
import type { BillDraft } from './lines/draft.js';

@ObjectType({ description: 'An account of which a bill leaves out what another account has as well' })
export class BillSharedAccount {
  @Field(() => HostingApiName, { description: 'The API of both' })
  api!: Api;

  @Field({ description: 'Name of the account that is left out' })
  account!: string;

  @Field({ description: 'Name of the account that has the lines' })
  countedFor!: string;
}

interface Counted {
  readonly drafts: Drafts;
  readonly shared: readonly BillSharedAccount[];
}

/** What was read of one account. */
interface AccountDrafts {
  readonly account: Account;
  readonly lists: Drafts;
  readonly isComplete: boolean;
}

/** Pairs that were seen to be the same: lists that are read at different times may differ for a while. */
const pairs = new MemoKey<Set<string>>();

export function countOnce(upstreams: Upstreams, { own }: Collected, drafts: Drafts): Counted {
  const known = pairs.of(upstreams.accounts, () => new Set<string>());
  const all = byAccount(own, drafts);
  const firstOf = new Map<Account, AccountDrafts>();
  for (const [place, one] of all.entries()) {
    const twin = all.slice(0, place).find((other) => !firstOf.has(other.account) && isSameProject(other, one, known));
    if (twin) firstOf.set(one.account, twin);
  }
  if (firstOf.size === 0) return { drafts, shared: [] };
  const left = new Map<Account, Account>();
  const rest = drafts.map((list, place) => {
    const account = own[place]?.client.upstream.account;
    const first = account && firstOf.get(account);
    const others = first ? without(list, first.lists) : list;
    if (first && others.length < list.length) left.set(account, first.account);
    return others;
  });
  return { drafts: rest, shared: [...left].map(([{ api, name }, first]) => sharedAccount(api, name, first.name)) };
}

function sharedAccount(api: Api, account: string, countedFor: string): BillSharedAccount {
  return Object.assign(new BillSharedAccount(), { api, account, countedFor });
}

function byAccount(own: Collected['own'], drafts: Drafts): readonly AccountDrafts[] {
  const accounts = new Set(own.map(({ client }) => client.upstream.account));
  return [...accounts].map((account) => {
    const isOf = ({ client }: Collected['own'][number]) => client.upstream.account === account;
    return {
      account,
      lists: drafts.filter((_, place) => own[place] && isOf(own[place])),
      isComplete: own.filter(isOf).every(({ listings }) => listings.every(({ isComplete }) => isComplete)),
    };
  });
}

/** Only if all that is billed of both is the same, and something of it cannot be so by chance. */
function isSameProject(a: AccountDrafts, b: AccountDrafts, known: Set<string>): boolean {
  if (a.account.api !== b.account.api || a.account.baseUrl !== b.account.baseUrl) return false;
  const pair = JSON.stringify([a.account.api, a.account.name, b.account.name]);
  if (known.has(pair)) return true;
  if (!a.isComplete || !b.isComplete) return false;
  const isSame =
    a.lists.length === b.lists.length && a.lists.every((list, place) => isEqual(list, b.lists[place] ?? []));
  if (!isSame || !a.lists.flat().some((draft) => stampOf(draft) !== null)) return false;
  known.add(pair);
  return true;
}

function isEqual(a: readonly BillDraft[], b: readonly BillDraft[]): boolean {
  const keys = keysOf(b);
  return a.length === b.length && a.every((draft) => keys.has(keyOf(draft)));
}

const keysIn = new WeakMap<readonly BillDraft[], ReadonlySet<string>>();

function keysOf(list: readonly BillDraft[]): ReadonlySet<string> {
  let keys = keysIn.get(list);
  if (!keys) keysIn.set(list, (keys = new Set(list.map(keyOf))));
  return keys;
}

function keyOf(draft: BillDraft): string {
  return JSON.stringify([draft.kind, draft.id, stampOf(draft)]);
}

/** What nothing else has beside the same id: when it was created, or where the API does not say that, its address or login. */
function stampOf({ created, item: { wire } }: BillDraft): string | null {
  return created === null ? (textAt(wire, 'server_ip') ?? textAt(wire, 'login')) : String(created);
}

const withoutOthers = new WeakMap<
  readonly BillDraft[],
  { readonly version: string; readonly list: readonly BillDraft[] }
>();

/** The same each time, so that what is made of it is kept. */
function without(list: readonly BillDraft[], others: Drafts): readonly BillDraft[] {
  const version = JSON.stringify(others.map(numberOf));
  const known = withoutOthers.get(list);
  if (known?.version === version) return known.list;
  const keys = others.map(keysOf);
  const rest = list.filter((draft) => !keys.some((one) => one.has(keyOf(draft))));
  withoutOthers.set(list, { version, list: rest });
  return rest;
}
