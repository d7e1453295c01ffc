/** The targets of all DNS records of all accounts, judged once by what the records say. */
import { ofEach } from '../../../base/of-each.js';
import type { InventoryReading } from '../../inventory/listing.js';
import type { PreviousOwners } from '../addresses/previous-owners.js';
import { type TargetJudgement, Judge } from '../judge.js';
import type { NameIndexes } from '../names.js';

interface Saying {
  readonly type?: string | null;
  readonly content?: string | null;
}

export class Targets {
  constructor(private readonly judged: ReadonlyMap<string, TargetJudgement>) {}

  /** Judges the targets, once for each request. */
  static of(names: NameIndexes, previousOwners: PreviousOwners): Promise<Targets> {
    return targetsOf(names, previousOwners);
  }

  /** The lists that they are judged by. */
  static async readings(names: NameIndexes): Promise<readonly InventoryReading[]> {
    const [addresses, zones] = await Promise.all([names.addresses(), names.zones()]);
    return [...addresses.readings, ...zones.readings];
  }

  /** Null for types that lead nowhere, and for records that were not read. */
  of({ type, content }: Saying): TargetJudgement | null {
    return this.judged.get(`${type ?? ''} ${content ?? ''}`) ?? null;
  }
}

const targetsOf = ofEach(async (names: NameIndexes, previousOwners: PreviousOwners): Promise<Targets> => {
  const [addresses, zones] = await Promise.all([names.addresses(), names.zones()]);
  const judge = new Judge(previousOwners, addresses, zones);
  const sayings = new Map<string, readonly [string, string]>();
  for (const { records } of zones.index.all)
    for (const { type, content } of [...records.values()].flat()) sayings.set(`${type} ${content}`, [type, content]);
  const judged = new Map<string, TargetJudgement>();
  await Promise.all(
    [...sayings].map(async ([key, saying]) => {
      const host = hostNamed(...saying);
      const found = await (host === null ? judge.judge(...saying) : judge.judge('CNAME', host));
      if (found) judged.set(key, found);
    }),
  );
  return new Targets(judged);
});

/** The host that a record of mail, of a service or of name servers names; a dot says that there is none. */
function hostNamed(type: string, content: string): string | null {
  if (!['MX', 'NS', 'SRV'].includes(type)) return null;
  const host = content.trim().split(/\s+/).at(-1) ?? '';
  return host === '.' ? null : host;
}
