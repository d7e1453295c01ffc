/** The hosting API of a type of the graph, whose name begins with that of its API: `CloudServer`. */
import { HostingApiName } from '../generated/graphql.js';

const apis = Object.values(HostingApiName);

export function apiOfType(type: string): HostingApiName {
  const api = apis.find((one) => type.toUpperCase().startsWith(one));
  if (api === undefined) throw new Error(`Expected a type of ${apis.join(', ')}, but got ${type}`);
  return api;
}
