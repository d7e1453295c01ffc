/** Determines the owner of a DNS record's target. */
import { dialect as edge } from '../../apis/edge/dialect.js';
import type { InventoryReading } from '../inventory/listing.js';
import { type IpNetwork, keyOf, within } from './addresses/address.js';
import type { AddressIndex, AddressHolder } from './addresses/address-index.js';
import type { PreviousOwners } from './addresses/previous-owners.js';
import { hostOf } from './addresses/host.js';
import { isPrivate, isTeredo } from './addresses/special-ranges.js';
import { type End, addressEnd, follow } from './resolve-name.js';
import type { KnownLists } from './names.js';
import { TargetState } from './targets/target.js';
import type { ZoneIndex } from './zone-index.js';
import { cloudZones } from './zone-sources.js';

const { OWN, FOREIGN, DANGLING, UNKNOWN } = TargetState;

interface NameVerdict {
  readonly state: TargetState;
  readonly resources: readonly (object | null)[];
  readonly reason: string | null;
  /** It is UNKNOWN because something could not be read. */
  readonly isUnread: boolean;
}

interface JudgedEnd {
  readonly at: End['at'];
  /** The address, or the last name. */
  readonly name: string;
  readonly state: TargetState;
}

/** The targets of a record, judged. */
export interface TargetJudgement {
  /** The worst state of all ends. */
  readonly state: TargetState;
  readonly resources: readonly object[];
  readonly hops: readonly string[];
  readonly reason: string | null;
  /** All ends, each with its state. */
  readonly ends: readonly JudgedEnd[];
  /** Data that the judgement needs and that could not be read; null if nothing is missing. */
  readonly lack: string | null;
}

const own = (...resources: (object | null)[]): NameVerdict => ({
  state: OWN,
  resources,
  reason: null,
  isUnread: false,
});
const not = (state: TargetState, reason: string): NameVerdict => ({ state, resources: [], reason, isUnread: false });
const unread = (reason: string): NameVerdict => ({ ...not(UNKNOWN, reason), isUnread: true });

/** The verdict on an address that no account has or had. */
function otherwise(text: string): NameVerdict {
  if (isPrivate(text)) {
    return not(UNKNOWN, `${text} is a private address, which is somebody else's in every network`);
  }
  if (isTeredo(text)) return not(UNKNOWN, `${text} is a Teredo address, behind which any host may be`);
  return not(FOREIGN, `No account has ${text}, and none is known to have had it`);
}

/** Lengths of the prefixes of networks that accounts are given, by API and version. */
const lengthsOf = { 4: [32, 30, 29, 28, 27, 26, 25, 24], 6: [128, 64, 56, 48] } as const;

/** Excludes record sets of cloud zones: they do not matter to names outside all zones. */
const mayHaveHost = ({ row }: InventoryReading) => row !== cloudZones.records;

const worst = [DANGLING, UNKNOWN, FOREIGN, OWN];

export class Judge {
  constructor(
    private readonly previousOwners: PreviousOwners,
    private readonly addresses: KnownLists<AddressIndex>,
    /** Null if no CNAME is judged. */
    private readonly zones: KnownLists<ZoneIndex> | null,
  ) {}

  /** Null of kinds that lead nowhere. */
  async judge(type: string, content: string): Promise<TargetJudgement | null> {
    if (type === 'CNAME' && this.zones) {
      const { hops, ends } = follow(hostOf(content), this.zones.index);
      return this.#judgement(
        hops,
        ends.map(({ end }) => end),
      );
    }
    return type === 'A' || type === 'AAAA' ? this.#judgement([], [addressEnd(content)]) : null;
  }

  async #judgement(hops: readonly string[], ends: readonly End[]): Promise<TargetJudgement> {
    const verdicts = await Promise.all(ends.map((end) => this.#verdictOn(end)));
    const state = worst.find((one) => verdicts.some((verdict) => verdict.state === one)) ?? UNKNOWN;
    const found = verdicts.flatMap(({ resources }) => resources).filter((resource) => resource !== null);
    return {
      state,
      hops,
      resources: [...new Set(found)],
      reason: verdicts.find((verdict) => verdict.state === state)?.reason ?? null,
      ends: ends.map((end, place) => ({
        at: end.at,
        name: end.at === 'address' ? end.text : (hops.at(-1) ?? ''),
        state: verdicts[place]?.state ?? UNKNOWN,
      })),
      lack: verdicts.find(({ isUnread }) => isUnread)?.reason ?? null,
    };
  }

  #verdictOn(end: End): NameVerdict | Promise<NameVerdict> {
    switch (end.at) {
      case 'address':
        return this.#onAddress(end.address, end.text);
      case 'elsewhere':
        return this.#onHost(end.name);
      case 'balancer':
        return own(this.zones?.objectAt(end.balancer) ?? null);
      case 'tunnel':
        return this.#onTunnel(end.id);
      case 'nothing':
        return not(DANGLING, end.reason);
      case 'unknown':
        return end.isUnread ? unread(end.reason) : not(UNKNOWN, end.reason);
    }
  }

  #onAddress(address: IpNetwork, text: string): NameVerdict | Promise<NameVerdict> {
    const held = this.addresses.index.at(address);
    if (held.length > 0) return this.#held(held);
    const { problem } = this.addresses;
    if (problem !== null) return unread(problem.message);
    const keys = lengthsOf[address.version].map((length) => keyOf(within(address, length)));
    return this.#formerly(text, keys, otherwise(text));
  }

  #onHost(name: string): NameVerdict | Promise<NameVerdict> {
    const held = this.addresses.index.host(name);
    if (held.length > 0) return this.#held(held);
    const problem = this.zones?.problemIn(mayHaveHost) ?? this.addresses.problem;
    if (problem !== null) return unread(problem.message);
    return this.#formerly(name, [name], not(FOREIGN, `${name} is in no zone of the accounts`));
  }

  #onTunnel(id: string): NameVerdict {
    const tunnel = this.zones?.index.tunnels.get(id);
    if (tunnel && !tunnel.isDeleted) return own(this.zones?.objectAt(tunnel) ?? null);
    if (tunnel) return not(DANGLING, `The tunnel ${id} was deleted`);
    const problem = this.zones?.problemOf(edge) ?? null;
    return problem === null ? not(DANGLING, `No account has a tunnel ${id}`) : unread(problem.message);
  }

  #held(held: readonly AddressHolder[]): NameVerdict {
    return own(...held.map((place) => this.addresses.objectAt(place)));
  }

  async #formerly(what: string, keys: readonly string[], otherwise: NameVerdict): Promise<NameVerdict> {
    const accounts = new Set(this.addresses.readings.map(({ client }) => client.upstream.account));
    try {
      const former = await this.previousOwners.formerly(keys, [...accounts]);
      if (!former) return otherwise;
      const { kind, id, name, lastSeen } = former;
      const who = name === null || name === '' ? `the ${kind} ${id}` : `the ${kind} ${name} (${id})`;
      const when = new Date(lastSeen).toISOString().slice(0, 10);
      return not(DANGLING, `No account has ${what} any more, which ${who} had on ${when}`);
    } catch {
      return unread(`No account has ${what}; whether one had it is not known, as the store does not answer`);
    }
  }
}
