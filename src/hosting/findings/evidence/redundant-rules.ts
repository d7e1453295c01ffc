/** Rules of a cloud firewall that allow nothing which its other rules do not allow. */
import type { FirewallRule } from '../../../apis/cloud/networks/firewall-rules.js';
import { networkOf } from '../../names/addresses/address.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type NetworksOver, coversNetworks, ipVersions, networksIn, union } from './networks.js';
import { portsNamed } from './ports.js';
import { type PortRange, covers } from './spans.js';

type Rule = Sent<FirewallRule>;

/** Networks of a rule that its evidence shows. */
const mostShown = 10;

/** The traffic that a rule allows. */
interface Allowed {
  readonly rule: Rule;
  /** The key that two rules must share for one to cover the other. */
  readonly way: string;
  /** All ports, for protocols without ports. */
  readonly ports: PortRange;
  readonly networks: NetworksOver;
}

/** The rules that others make unnecessary. Of several alike, the first is kept. */
export function redundantRules(rules: readonly Rule[]): Rule[] {
  const all = rules.map(allowedBy).filter((one) => one !== null);
  const left = new Set(all);
  for (const one of all.toReversed()) {
    // Only rules that cover all of its ports count.
    const isOver = (other: Allowed) =>
      other !== one && left.has(other) && other.way === one.way && covers([other.ports], [one.ports]);
    const over = [...left].filter(isOver);
    const isWithin = ipVersions.every((version) => {
      const wide = over.map(({ networks }) => networks[version]);
      const isIn = (others: readonly string[]) => coversNetworks(others, one.networks[version]);
      return one.networks[version].length === 0 || wide.some(isIn) || isIn(union(...wide));
    });
    if (over.length > 0 && isWithin) left.delete(one);
  }
  const needed = new Set([...left].map(({ rule }) => rule));
  return all.map(({ rule }) => rule).filter((rule) => !needed.has(rule));
}

/** Null if unknown. */
function allowedBy(rule: Rule): Allowed | null {
  const { direction, protocol, port } = rule;
  const named = namedNetworks(rule);
  const hasPorts = protocol === 'tcp' || protocol === 'udp';
  const ports = hasPorts ? portsNamed(port ?? '') : { from: 0, until: 1 };
  if (!direction || !protocol || !ports || !named || named.length === 0) return null;
  const networks = { 4: networksIn(named, 4), 6: networksIn(named, 6) };
  const isKnown = named.every((network) => networkOf(network) !== null);
  return isKnown ? { rule, way: `${direction} ${protocol}`, ports, networks } : null;
}

function namedNetworks({ direction, sourceIps, destinationIps }: Rule): readonly string[] | null | undefined {
  return direction === 'in' ? sourceIps : destinationIps;
}

/** The rule as input of the mutation; null if a field is missing. */
export function ruleInput(rule: Rule): object | null {
  const { direction, protocol, port, description } = rule;
  const networks = namedNetworks(rule);
  if (!direction || !protocol || !networks) return null;
  return {
    direction: direction.toUpperCase(),
    protocol: protocol.toUpperCase(),
    ...(port && { port }),
    ...(description && { description }),
    [direction === 'in' ? 'sourceIps' : 'destinationIps']: networks,
  };
}

export function shownRule(rule: Rule): object {
  const { direction, protocol, port, description } = rule;
  const networks = namedNetworks(rule) ?? [];
  return {
    direction,
    protocol,
    port,
    description,
    networks: networks.slice(0, mostShown),
    networkCount: networks.length,
  };
}
