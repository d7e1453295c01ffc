/** The dependents of all servers of an act's dialog, read while it is open. */
import { useState } from 'react';
import { useQueryEach } from '../ask/use-query-each.js';
import { count } from '../format/money.js';
import {
  type ActDependentFragment,
  ActDependentsOfCloudDocument,
  ActDependentsOfDedicatedDocument,
} from '../generated/graphql.js';
import type { Act } from './act.js';
import { type Consequences, consequencesOf, joined } from './consequences.js';
import type { Volume } from './left-behind.js';

/** Servers that are looked up without a click: each takes several lists, the first time. */
const most = 10;

export interface Dependents {
  /** Null where nothing was read yet. */
  readonly consequences: Consequences | null;
  /** Volumes that may be deleted, by the key of the act on their server. */
  readonly volumes: ReadonlyMap<string, readonly Volume[]>;
  readonly isLate: boolean;
  /** The parts that could not be read, or are not listed. */
  readonly missing: readonly string[];
  /** How many servers were not looked up. */
  readonly notLookedUp: number;
  lookUp(): void;
}

/**
 * The dependents when the dialog was opened; null without a server. `deleted`: ids of volumes that go with their
 * server.
 */
export function useDependents(acts: readonly Act[], pause: boolean, deleted: ReadonlySet<string>): Dependents | null {
  const [isWanted, setWanted] = useState(false);
  const own = acts.filter(({ server }) => server !== undefined);
  const isRead = !pause && (isWanted || own.length <= most);
  const asksOf = (api: 'CLOUD' | 'DEDICATED') =>
    Object.fromEntries(
      (isRead ? own : []).flatMap(({ key, account, server }) =>
        server?.api === api ? [[key, { account, id: server.id }] as const] : [],
      ),
    );
  const cloud = useQueryEach(ActDependentsOfCloudDocument, asksOf('CLOUD'));
  const dedicated = useQueryEach(ActDependentsOfDedicatedDocument, asksOf('DEDICATED'));
  if (own.length === 0) return null;
  const listOf = ({ key }: Act) =>
    (cloud.data?.get(key)?.cloud?.server ?? dedicated.data?.get(key)?.dedicated?.server)?.dependents;
  const lists = own.map((act) => ({ act, list: listOf(act) }));
  const isBusy = cloud.isBusy || dedicated.isBusy;
  const unread = isRead && !isBusy ? lists.flatMap(({ act, list }) => (list ? [] : (act.name ?? act.title))) : [];
  const read = lists.flatMap(({ act, list }) => (list ? [{ act, nodes: list.nodes, total: list.totalCount }] : []));
  const isCounted = read.every(({ total }) => total !== null);
  const unnamed = read.reduce((all, { nodes, total }) => all + (total === null ? 0 : total - nodes.length), 0);
  const left = read.map(({ nodes }) => nodes.filter((each) => volumeOf(each).every(({ id }) => !deleted.has(id))));
  return {
    consequences: read.length > 0 ? consequencesOf(...joined(left)) : null,
    volumes: new Map(read.map(({ act, nodes }) => [act.key, nodes.flatMap(volumeOf)])),
    isLate: isRead && isBusy,
    missing: [
      ...(unnamed > 0 ? [`${count(unnamed)} more depend on ${own.length === 1 ? 'it' : 'them'}, not listed here`] : []),
      ...(isCounted ? [] : ['There may be more']),
      ...(unread.length > 0 ? [`What depends on ${unread.join(', ')} could not be read`] : []),
      ...new Set([...cloud.problems, ...dedicated.problems].map(({ message }) => message)),
    ],
    notLookedUp: isRead || pause ? 0 : own.length,
    lookUp: () => setWanted(true),
  };
}

function volumeOf({ resource }: ActDependentFragment): readonly Volume[] {
  if (resource?.__typename !== 'CloudVolume' || resource.protection?.delete === true) return [];
  return [{ id: resource.volumeId, name: resource.volumeName ?? resource.volumeId, size: resource.size }];
}
