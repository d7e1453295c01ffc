/** Names of GraphQL types for people. */
import { HostingApiName } from '../generated/graphql.js';

/** Types whose capitals do not separate the words. */
const odd: Readonly<Record<string, string>> = {
  DedicatedVSwitch: 'vSwitch',
  EdgeAccessSaasApp: 'access SaaS app',
  EdgeDnsOtherRecord: 'DNS record',
};
/** Not `Storage`: without it a storage box is a box of anything. */
const apis = Object.values(HostingApiName).filter((api) => api !== 'STORAGE');
const prefix = new RegExp(`^(?:Hosting|${apis.join('|')})`, 'i');
const initials = /\b(?:dns|ip|kv|mcp|rdp|sql|ssh)\b/g;

/** GraphQL types in words: `CloudLoadBalancer` is a load balancer, `EdgeDnsARecord` a DNS A record. */
export function typeInWords(type: string): string {
  const record = /^EdgeDns(\w+)Record$/.exec(type)?.[1];
  if (odd[type] !== undefined) return odd[type];
  if (record !== undefined) return `DNS ${record.toUpperCase()} record`;
  return type
    .replace(prefix, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(initials, (word) => word.toUpperCase());
}
