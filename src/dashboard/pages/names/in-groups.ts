/** The records as first shown: how many lead where, and the first of each group. */
import type { NamesInGroupsQuery } from '../../generated/graphql.js';
import type { Counts, ZoneCounts } from './counts.js';
import { type NameGroup, order } from './name-groups.js';
import { namesOf, rowOf, type Standing, standings, type ZoneRow } from './name-row.js';

export interface InGroups {
  readonly counts: Counts;
  readonly byZone: ZoneCounts;
  readonly groups: readonly NameGroup[];
  readonly isComplete: boolean;
}

type OfAccount = NonNullable<NonNullable<NamesInGroupsQuery['edge']>['dnsRecordsByTarget']>;

/** Null where no account returns any. */
export function inGroups(answers: readonly NamesInGroupsQuery[], zones: readonly ZoneRow[]): InGroups | null {
  const grouped = answers.flatMap(({ edge }) => edge?.dnsRecordsByTarget ?? []);
  if (grouped.length === 0) return null;
  const byZone = new Map(
    grouped.flatMap(({ zoneCounts }) =>
      zoneCounts.flatMap((own) => (own.zone === null ? [] : [[own.zone.id, countsOf(own)] as const])),
    ),
  );
  const zoneNames = namesOf(zones);
  const groups = order.flatMap((standing): NameGroup[] => {
    const own = grouped.flatMap((each) => each.groups).filter(({ state }) => standingOf(state) === standing);
    const records = own.flatMap((group) => group.records.nodes).filter((record) => record !== null);
    const rows = records.map((record) => rowOf(record, zoneNames, record.target ?? undefined));
    const count = own.reduce((sum, { recordCount }) => sum + recordCount, 0);
    return count > 0 ? [{ standing, rows, count }] : [];
  });
  const by = (standing: Standing) =>
    groups.filter((group) => group.standing === standing).reduce((all, { count }) => all + count, 0);
  const counts = {
    all: grouped.reduce((sum, { totalCount }) => sum + totalCount, 0),
    by: {
      nobody: by('nobody'),
      unknown: by('unknown'),
      awaited: 0,
      yours: by('yours'),
      elsewhere: by('elsewhere'),
      none: by('none'),
    },
  };
  const isComplete = grouped.length === answers.length && grouped.every((each) => each.isComplete);
  return { counts, byZone, groups, isComplete };
}

function standingOf(state: OfAccount['groups'][number]['state']): Standing {
  return state === null ? 'none' : standings[state];
}

function countsOf(own: OfAccount['zoneCounts'][number]): Counts {
  const { totalCount: all, dangling: nobody, unknown, own: yours, foreign: elsewhere, withoutTarget: none } = own;
  return { all, by: { nobody, unknown, awaited: 0, yours, elsewhere, none } };
}
