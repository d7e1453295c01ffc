/** Sorts what becomes of a server's dependents into what is lost, what breaks and what stays. */
import { grouped } from '../parts/grid/grouped.js';
import type { ActDependentFragment } from '../generated/graphql.js';
import type { Act } from './act.js';

export interface Consequences {
  readonly lost: readonly string[];
  readonly breaks: readonly string[];
  readonly stays: readonly string[];
}

type Dependent = Pick<ActDependentFragment, 'kind' | 'effect'> & { readonly resource?: object | null };

/** How many are named of several with the same effect. */
const named = 3;

/** Kinds of things that several servers may have in common. */
const shareable: ReadonlySet<Dependent['kind']> = new Set(['NAME', 'LOAD_BALANCER', 'POOL', 'TUNNEL', 'FIREWALL']);

const nouns: Readonly<Record<Dependent['kind'], readonly [one: string, several: string]>> = {
  NAME: ['name', 'names'],
  LOAD_BALANCER: ['Balancer', 'balancers'],
  POOL: ['Pool', 'pools'],
  TUNNEL: ['Tunnel', 'tunnels'],
  VOLUME: ['Volume', 'volumes'],
  FLOATING_IP: ['Floating IP', 'floating IPs'],
  PRIMARY_IP: ['Primary IP', 'primary IPs'],
  FIREWALL: ['Firewall', 'firewalls'],
  BACKUP: ['Backup', 'backups'],
  SNAPSHOT: ['Snapshot', 'snapshots'],
  FAILOVER: ['Failover', 'failovers'],
  IP: ['Address', 'addresses'],
  SUBNET: ['Network', 'networks'],
  STORAGE_BOX: ['Storage box', 'storage boxes'],
};

/** `shared`: names of those that depend on several of the servers. */
export function consequencesOf(dependents: readonly Dependent[], shared: readonly string[] = []): Consequences {
  const groups = grouped(dependents, (each) => `${sideOf(each)} ${each.kind} ${effectOf(each)}`);
  const consequences = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ side: sideOf(first), text: textOf(first, group) }] : [];
  });
  const on = (side: keyof Consequences) => consequences.filter((each) => each.side === side).map(({ text }) => text);
  const common =
    shared.length > 0
      ? [`Depends on several of these servers and loses more than each entry says: ${listed(shared)}`]
      : [];
  return { lost: on('lost'), breaks: [...on('breaks'), ...common], stays: on('stays') };
}

/** The dependents of several servers, each thing once; and the names of those that depend on more than one. */
export function joined<D extends Dependent>(
  lists: readonly (readonly D[])[],
): readonly [dependents: readonly D[], shared: readonly string[]] {
  const seen = new Map<string, number>();
  const shared = new Set<string>();
  const all = lists.flatMap((list, server) =>
    list.filter((each) => {
      const name = shareable.has(each.kind) ? nameOf(each) : null;
      if (name === null) return true;
      const place = `${each.kind} ${name}`;
      const first = seen.get(place);
      seen.set(place, first ?? server);
      if (first === undefined || first === server) return true;
      shared.add(name);
      return false;
    }),
  );
  return [all, [...shared]];
}

function listed(names: readonly string[]): string {
  const more = names.length - named;
  return `${names.slice(0, named).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Decided by the server's description of the effect, not by the kind alone. */
function sideOf({ kind, effect }: Dependent): keyof Consequences {
  if (/\bstays\b/.test(effect)) return 'stays';
  if (/is deleted with|given up/.test(effect)) return 'lost';
  return kind === 'BACKUP' ? 'lost' : 'breaks';
}

/** The effect of a DNS name begins with that name: without it, all that lead nowhere form one group. */
function effectOf({ kind, effect }: Dependent): string {
  return kind === 'NAME' ? effect.replace(/^\S+ /, '') : effect;
}

function textOf(first: Dependent, group: readonly Dependent[]): string {
  const [one, several] = nouns[first.kind];
  const names = group.flatMap((each) => nameOf(each) ?? []);
  const list = names.slice(0, named).join(', ');
  const more = group.length - Math.min(named, names.length);
  const and = more > 0 && names.length > 0 ? ` and ${more} more` : '';
  if (first.kind === 'NAME') return `${list}${and}: ${group.length === 1 ? '' : 'each '}${effectOf(first)}`;
  const what =
    group.length === 1 ? `${one}${list && ` ${list}`}` : `${group.length} ${several}${list && `: ${list}${and}`}`;
  return `${what}. ${group.length === 1 ? first.effect : first.effect.replace(/^It /, 'Each ')}`;
}

function nameOf({ kind, effect, resource }: Dependent): string | null {
  if (kind === 'NAME') return /^\S+/.exec(effect)?.[0] ?? null;
  const value = Object.entries(resource ?? {}).find(
    ([key, each]) => key !== '__typename' && !key.endsWith('Id') && typeof each === 'string' && each !== '',
  );
  return typeof value?.[1] === 'string' ? value[1] : null;
}

/** Adds what the acts themselves state: of several, with the names of those that state it. */
export function together(acts: readonly Act[], more: Consequences | null): Consequences {
  const on = (side: keyof Consequences) => [...stated(acts, side), ...(more?.[side] ?? [])];
  return { lost: on('lost'), breaks: on('breaks'), stays: on('stays') };
}

function stated(acts: readonly Act[], side: keyof Consequences): readonly string[] {
  const texts = acts.flatMap((act) => (act[side] ?? []).map((text) => ({ text, name: act.name ?? act.title })));
  if (acts.length === 1) return texts.map(({ text }) => text);
  return [...grouped(texts, ({ text }) => text)].map(([text, own]) =>
    own.length === acts.length
      ? `Each of the ${own.length}: ${text}`
      : `${listed(own.map(({ name }) => name))}: ${text}`,
  );
}
