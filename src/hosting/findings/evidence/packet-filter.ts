/** What the firewall of a dedicated server lets in from everywhere: the first of its rules that matches decides. */
import type { FirewallRule } from '../../../apis/dedicated/networks/firewall-rules.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';
import { type IpVersion, everyAddress, isWorld, networkSpans } from './networks.js';
import { hasPort, portsNamed } from './ports.js';
import { type Span, union, without } from './spans.js';

type Rule = Sent<FirewallRule>;

/** Ports that clients have: they can choose among them. */
const clientPorts: readonly unknown[] = [null, undefined, '', '0-65535', '1-65535', '1024-65535', '32768-65535'];
const everyPort = clientPorts.slice(0, 5);

/** The accepting rules by which anyone opens connections to the TCP port; none where it is closed to some. */
export function acceptingRules(rules: readonly Rule[], port: number, version: IpVersion): readonly Rule[] {
  const accepting: Rule[] = [];
  let open: Span<bigint>[] = [];
  let discarded: Span<bigint>[] = [];
  for (const rule of rules.filter((one) => isAbout(one, port, version))) {
    const sources = sourcesOf(rule, version);
    if (rule.action === 'accept' && clientPorts.includes(rule.sourcePort)) {
      const passing = without(sources ?? [], discarded);
      if (passing.length > 0) accepting.push(rule);
      open = union([...open, ...passing]);
    } else if (rule.action === 'discard' && isAny(rule.destinationIp) && everyPort.includes(rule.sourcePort)) {
      discarded = union([...discarded, ...(sources ?? everyAddress[version])]);
    }
  }
  return isWorld(open, version) ? accepting : [];
}

/** It decides of new connections to the port over this version of IP. */
function isAbout({ ipVersion, protocol, destinationPort, tcpFlags }: Rule, port: number, version: IpVersion): boolean {
  const named = destinationPort ? destinationPort.split(',').map((part) => portsNamed(part.trim())) : null;
  return (
    [null, undefined, `ipv${version}`].includes(ipVersion) &&
    [null, undefined, 'tcp'].includes(protocol) &&
    (named?.some((span) => span && hasPort(span, port)) ?? true) &&
    (!tcpFlags || tcpFlags.split('|').includes('syn'))
  );
}

/** Null where they are odd. */
function sourcesOf({ sourceIp }: Rule, version: IpVersion): readonly Span<bigint>[] | null {
  if (isAny(sourceIp)) return everyAddress[version];
  const spans = networkSpans(sourceIp, version);
  return spans.length > 0 ? spans : null;
}

function isAny(address: string | null | undefined): boolean {
  return !address || address.endsWith('/0');
}
