/** The records of all zones that a caller may read, each with the state of its target. */
import type { GraphQLSchema } from 'graphql';
import type { Api } from '../../rest/rows/dialect.js';
import type { Client } from '../../rest/transport/client.js';
import type { ReadingContext } from '../context.js';
import { checkAccounts } from '../inventory/check-accounts.js';
import { isChosen } from '../inventory/chosen.js';
import { inTurns } from '../inventory/in-turns.js';
import type { InventoryReading } from '../inventory/listing.js';
import { checkMaxAge } from '../inventory/max-age.js';
import { type HostingSource, sourcesOf } from '../inventory/source.js';
import { type KnownLists, NameIndexes } from './names.js';
import { unlisted } from './secondary-zones.js';
import { hasTarget } from './targets/has-target.js';
import { TargetState } from './targets/target.js';
import { Targets } from './targets/targets.js';
import { type DnsEntry, type ZoneIndex, type ZoneNames, listOfZone } from './zone-index.js';
import { zoneSources } from './zone-sources.js';

interface NamesReading {
  readonly context: Pick<ReadingContext, 'clients' | 'hosting'>;
  readonly info: { readonly schema: GraphQLSchema };
}

interface NamesFilter {
  readonly states?: readonly TargetState[] | null;
  readonly hasTarget?: boolean | null;
  readonly apis?: readonly Api[] | null;
  readonly accounts?: readonly string[] | null;
}

export interface JudgedRecord {
  readonly zone: ZoneNames;
  readonly entry: DnsEntry;
  /** Null if it has no target. */
  readonly state: TargetState | null;
}

export interface JudgedNames {
  readonly zones: KnownLists<ZoneIndex>;
  readonly targets: Targets;
  readonly all: readonly ZoneNames[];
  /** The records of each zone, in the order of the zones; none of a zone that could not be listed. */
  readonly judged: readonly (readonly JudgedRecord[])[];
  readonly clientOf: (zone: ZoneNames) => Client;
  readonly readings: readonly InventoryReading[];
  readonly isComplete: boolean;
  readonly sources: readonly HostingSource[];
}

/** `maxAge` in seconds. */
export async function judgedNames(
  { context, info }: NamesReading,
  { states, hasTarget: wanted, apis, accounts }: NamesFilter,
  maxAge: number,
): Promise<JudgedNames> {
  checkMaxAge('names', maxAge);
  const names = NameIndexes.of({ context, info }, maxAge);
  checkAccounts(
    accounts,
    zoneSources.flatMap(({ zones }) => names.inventory.clientsOf(zones)),
  );
  const [zones, addresses, targets] = await Promise.all([
    names.zones(),
    names.addresses(),
    Targets.of(names, context.hosting.addressHistory),
  ]);
  const isWanted = isChosen({ apis, accounts });
  const clientOf = (zone: ZoneNames) => listOfZone(zone, zones.readings).client;
  const all = zones.index.all.filter((zone) => isWanted(clientOf(zone)));
  const passes = (state: TargetState | null) =>
    (!states || (state !== null && states.includes(state))) && (wanted ?? state !== null) === (state !== null);
  const judged = await inTurns(all, (zone) =>
    zone.isListed
      ? [...zone.records.values()].flat().flatMap((entry): JudgedRecord[] => {
          const state = hasTarget(entry) ? (targets.of(entry)?.state ?? TargetState.UNKNOWN) : null;
          return passes(state) ? [{ zone, entry, state }] : [];
        })
      : [],
  );
  const own = zones.readings.filter(({ client }) => isWanted(client));
  const readings = [...own, ...addresses.readings];
  const hidden = unlisted(all, zones.readings);
  return {
    zones,
    targets,
    all,
    judged,
    clientOf,
    readings,
    isComplete: hidden.length === 0 && readings.every(({ isComplete }) => isComplete),
    sources: sourcesOf([...new Set([...readings, ...hidden])]),
  };
}
