/** Names of GraphQL types for people. */

/** Types whose capitals do not separate the words. */
const odd: Readonly<Record<string, string>> = {
  DedicatedVSwitch: 'vSwitch',
  EdgeAccessSaasApp: 'access SaaS app',
  EdgeDnsOtherRecord: 'DNS record',
};
const initials = /\b(?:dns|ip|kv|mcp|rdp|sql|ssh)\b/g;

/** GraphQL types in words: `CloudLoadBalancer` is a load balancer, `EdgeDnsARecord` a DNS A record. */
export function typeInWords(type: string): string {
  const record = /^EdgeDns(\w+)Record$/.exec(type)?.[1];
  if (odd[type] !== undefined) return odd[type];
  if (record !== undefined) return `DNS ${record.toUpperCase()} record`;
  return type
    .replace(/^(?:Cloud|Dedicated|Edge|Hosting)/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(initials, (word) => word.toUpperCase());
}
