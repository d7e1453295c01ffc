/** All rules, in the order of their APIs and kinds. */
import { HostingApiName } from '../../inventory/api.js';
import type { AnyRule } from '../stored-rule.js';
import { rules as addresses } from './addresses.js';
import { rules as certificates } from './certificates.js';
import { rules as dedicatedFirewalls } from './dedicated-firewalls.js';
import { rules as dedicatedServers } from './dedicated-servers.js';
import { rules as dns } from './dns.js';
import { rules as edgeCertificates } from './edge-certificates.js';
import { rules as edgeLoadBalancers } from './edge-load-balancers.js';
import { rules as exposedServers } from './exposed-servers.js';
import { rules as firewalls } from './firewalls.js';
import { rules as imagesAndVolumes } from './images-and-volumes.js';
import { rules as loadBalancers } from './load-balancers.js';
import { rules as mail } from './mail.js';
import { rules as origins } from './origins.js';
import { rules as serverUse } from './server-use.js';
import { rules as servers } from './servers.js';
import { rules as sharedProjects } from './shared-projects.js';
import { rules as sshKeys } from './ssh-keys.js';
import { rules as statements } from './statements.js';
import { rules as storageBoxes } from './storage-boxes.js';
import { rules as storageSnapshots } from './storage-snapshots.js';
import { rules as storageSubaccounts } from './storage-subaccounts.js';
import { rules as takeovers } from './takeovers.js';
import { rules as zones } from './zones.js';
import { rules as zonesAtTwoProviders } from './zones-at-two-providers.js';

const apis = Object.keys(HostingApiName);

export const rules: readonly AnyRule[] = [
  ...addresses,
  ...certificates,
  ...dedicatedFirewalls,
  ...dedicatedServers,
  ...dns,
  ...edgeCertificates,
  ...edgeLoadBalancers,
  ...exposedServers,
  ...firewalls,
  ...imagesAndVolumes,
  ...loadBalancers,
  ...mail,
  ...origins,
  ...serverUse,
  ...servers,
  ...sharedProjects,
  ...sshKeys,
  ...storageBoxes,
  ...storageSnapshots,
  ...storageSubaccounts,
  ...statements,
  ...takeovers,
  ...zones,
  ...zonesAtTwoProviders,
].sort((a, b) => place(a) - place(b) || (a.kind < b.kind ? -1 : 1));

function place({ dialect }: AnyRule): number {
  return apis.indexOf(dialect.api);
}
