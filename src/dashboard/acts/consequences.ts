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

export function consequencesOf(dependents: readonly Dependent[]): Consequences {
  const groups = grouped(dependents, (each) => `${sideOf(each)} ${each.kind} ${effectOf(each)}`);
  const consequences = [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ side: sideOf(first), text: textOf(first, group) }] : [];
  });
  const on = (side: keyof Consequences) => consequences.filter((each) => each.side === side).map(({ text }) => text);
  return { lost: on('lost'), breaks: on('breaks'), stays: on('stays') };
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
    ([key, each]) => key !== '__typename' && typeof each === 'string' && each !== '',
  );
  return typeof value?.[1] === 'string' ? value[1] : null;
}

/** Adds what the act itself states. */
export function together(act: Pick<Act, 'lost' | 'breaks' | 'stays'>, more: Consequences | null) {
  return {
    lost: [...(act.lost ?? []), ...(more?.lost ?? [])],
    breaks: [...(act.breaks ?? []), ...(more?.breaks ?? [])],
    stays: [...(act.stays ?? []), ...(more?.stays ?? [])],
  };
}
