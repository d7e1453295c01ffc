/** Joins DNS records with what the accounts have. */
import type { GraphQLResolveInfo } from 'graphql';
import { FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '../../context.js';
import { DnsRecord } from '../../edge/dns-record.js';
import { zones } from '../../edge/zones.js';
import { define } from '../../rest/define.js';
import type { Sent } from '../../rest/sent.js';
import { originOf } from '../../rest/shape.js';
import { isText } from '../../unknown.js';
import { checkMaxAge, maxAgeArgument } from '../inventory/max-age.js';
import { type Network, isPrivate, keyOf, within } from './address.js';
import type { AddressIndex, Held } from './address-index.js';
import { hostOf } from './host.js';
import { type End, type Lead, addressEnd, leadOf } from './lead.js';
import { type Known, Names } from './names.js';
import { Target, TargetState } from './target.js';
import type { ZoneIndex } from './zone-index.js';

const { OWN, FOREIGN, DANGLING, UNKNOWN } = TargetState;

interface Verdict {
  readonly state: TargetState;
  readonly resources: readonly (object | null)[];
  readonly reason: string | null;
}

const own = (...resources: (object | null)[]): Verdict => ({ state: OWN, resources, reason: null });
const not = (state: TargetState, reason: string): Verdict => ({ state, resources: [], reason });

/** Lengths of the prefixes of networks that accounts are given, by API and version. */
const lengthsOf = { 4: [32, 30, 29, 28, 27, 26, 25, 24], 6: [128, 64, 56, 48] } as const;

class Judge {
  constructor(
    private readonly context: Context,
    private readonly addresses: Known<AddressIndex>,
    private readonly zones: Known<ZoneIndex> | null,
  ) {}

  verdictOn(end: End): Verdict | Promise<Verdict> {
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
        return not(UNKNOWN, end.reason);
    }
  }

  #onAddress(address: Network, text: string): Verdict | Promise<Verdict> {
    const held = this.addresses.index.at(address);
    if (held.length > 0) return this.#held(held);
    const { problem } = this.addresses;
    if (problem !== null) return not(UNKNOWN, problem.message);
    const keys = lengthsOf[address.version].map((length) => keyOf(within(address, length)));
    const otherwise = isPrivate(text)
      ? not(UNKNOWN, `${text} is a private address, which is somebody else's in every network`)
      : not(FOREIGN, `No account has ${text}, and none is known to have had it`);
    return this.#formerly(text, keys, otherwise);
  }

  #onHost(name: string): Verdict | Promise<Verdict> {
    const held = this.addresses.index.host(name);
    if (held.length > 0) return this.#held(held);
    const problem = this.zones?.problem ?? this.addresses.problem;
    if (problem !== null) return not(UNKNOWN, problem.message);
    return this.#formerly(name, [name], not(FOREIGN, `${name} is in no zone of the accounts`));
  }

  #onTunnel(id: string): Verdict {
    const tunnel = this.zones?.index.tunnels.get(id);
    if (tunnel && !tunnel.isDeleted) return own(this.zones?.objectAt(tunnel) ?? null);
    if (tunnel) return not(DANGLING, `The tunnel ${id} was deleted`);
    const problem = this.zones?.problem ?? null;
    return problem === null ? not(DANGLING, `No account has a tunnel ${id}`) : not(UNKNOWN, problem.message);
  }

  #held(held: readonly Held[]): Verdict {
    return own(...held.map((place) => this.addresses.objectAt(place)));
  }

  async #formerly(what: string, keys: readonly string[], otherwise: Verdict): Promise<Verdict> {
    const accounts = new Set(this.addresses.readings.map(({ client }) => client.upstream.account));
    try {
      const former = await this.context.ledger.formerly(keys, [...accounts]);
      if (!former) return otherwise;
      const { kind, id, name, lastSeen } = former;
      const who = name === null || name === '' ? `the ${kind} ${id}` : `the ${kind} ${name} (${id})`;
      const when = new Date(lastSeen).toISOString().slice(0, 10);
      return not(DANGLING, `No account has ${what} any more, which ${who} had on ${when}`);
    } catch {
      return not(UNKNOWN, `No account has ${what}; whether one had it is not known, as the store does not answer`);
    }
  }
}

const worst = [DANGLING, UNKNOWN, FOREIGN, OWN];

function targetOf({ hops }: Pick<Lead, 'hops'>, verdicts: readonly Verdict[]): Target {
  const state = worst.find((one) => verdicts.some((verdict) => verdict.state === one)) ?? UNKNOWN;
  const found = verdicts.flatMap(({ resources }) => resources).filter((resource) => resource !== null);
  const resources = [...new Set(found)];
  const reason = verdicts.find((verdict) => verdict.state === state)?.reason ?? null;
  return Object.assign(new Target(), { state, resource: resources[0] ?? null, resources, hops, reason });
}

async function target(record: DnsRecord, maxAge: number, context: Context, info: GraphQLResolveInfo) {
  const { type, content, name }: Sent<DnsRecord> = record;
  if (!isText(content) || !isText(type) || !['A', 'AAAA', 'CNAME'].includes(type)) return null;
  const names = Names.of({ context, info }, maxAge);
  const client = originOf(record)?.client;
  const joined = names.inventory.clientsOf(zones.rows.zones).map(({ upstream }) => upstream.account);
  if (client && !joined.includes(client.upstream.account))
    return targetOf({ hops: [] }, [not(UNKNOWN, 'What the sandbox has is not joined with what is real')]);
  if (type !== 'CNAME') {
    const judge = new Judge(context, await names.addresses(), null);
    return targetOf({ hops: [] }, [await judge.verdictOn(addressEnd(content))]);
  }
  const [addresses, own] = await Promise.all([names.addresses(), names.zones()]);
  const lead = leadOf({ type, content, name: hostOf(name ?? '') }, own.index);
  if (!lead) return null;
  const judge = new Judge(context, addresses, own);
  return targetOf(lead, await Promise.all(lead.ends.map(({ end }) => judge.verdictOn(end))));
}

class TargetResolver {}
define(
  TargetResolver,
  'target',
  (root, { maxAge }, context, info) => {
    if (typeof maxAge !== 'number' || !(root instanceof DnsRecord)) return null;
    checkMaxAge('target', maxAge);
    return target(root, maxAge, context as Context, info);
  },
  [
    FieldResolver(() => Target, {
      nullable: true,
      description:
        'What it leads to, by the servers, addresses, load balancers, storage boxes and tunnels of all accounts that the token holds for; null of kinds other than A, AAAA and CNAME. One pass over each of their lists, however many records are asked; for a CNAME also one call for the zones, one for the records of each zone, two for each account that has zones, and one for the load balancers of each zone whose account has pools. An address that was deleted without this service having seen it is FOREIGN, not DANGLING',
    }),
  ],
  { maxAge: maxAgeArgument() },
);
Resolver(() => DnsRecord)(TargetResolver);

export { TargetResolver };
