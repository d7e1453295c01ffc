/** All families of billed lines. */
import { addonLines } from './addon-lines.js';
import { cloudServerLines } from './cloud-server-lines.js';
import { dedicatedServerLines, dedicatedStorageBoxLines } from './dedicated-lines.js';
import { edgeAccountLines } from './edge-account-lines.js';
import type { Family } from './family.js';
import { floatingIpLines } from './floating-ip-lines.js';
import { loadBalancerLines } from './load-balancer-lines.js';
import { planLines } from './plan-lines.js';
import { primaryIpLines } from './primary-ip-lines.js';
import { snapshotLines } from './snapshot-lines.js';
import { storageBoxLines } from './storage-box-lines.js';
import { volumeLines } from './volume-lines.js';

export const families: readonly Family[] = [
  cloudServerLines,
  volumeLines,
  snapshotLines,
  primaryIpLines,
  floatingIpLines,
  loadBalancerLines,
  storageBoxLines,
  dedicatedServerLines,
  dedicatedStorageBoxLines,
  addonLines,
  planLines,
  edgeAccountLines,
];
