/** The mutations that end findings, in words: what they delete, and whether that is irreversible. */

export interface MutationText {
  /** `Delete` of `Delete volume data-60`. */
  readonly verb: string;
  /** The text of a small button; by default the first word of the verb. */
  readonly short?: string;
  readonly noun: string;
  readonly nouns: string;
  /** The things that are lost for good; null if there are none, and a second click confirms `click`. */
  readonly lost: readonly string[] | null;
  readonly click?: string;
  readonly breaks?: readonly string[];
  readonly stays?: readonly string[];
  /** Follows the name, once it is done. */
  readonly done: string;
}

const gone = 'is gone.';

function deletion(
  noun: string,
  nouns: string,
  lost: readonly string[],
  more: Partial<MutationText> = {},
): MutationText {
  return { verb: 'Delete', noun, nouns, lost, done: gone, ...more };
}

function change(verb: string, noun: string, nouns: string, click: string, done: string, short?: string): MutationText {
  return { verb, noun, nouns, lost: null, click, done, ...(short !== undefined && { short }) };
}

/** Lifted before a deletion, or set. */
function protection(noun: string): MutationText {
  const done = 'has another protection.';
  return change('Change the protection of', noun, `${noun}s`, 'It says whether it can be deleted.', done, 'Protect');
}

const settings = 'It holds for all visitors of the zone at once.';

export const deeds: Readonly<Record<string, MutationText>> = {
  deleteCloudServer: deletion('server', 'servers', ['Its disk and all data on it']),
  deleteCloudVolume: deletion('volume', 'volumes', ['All data on it']),
  deleteCloudImage: deletion('image', 'images', ['The image: it can no longer create or restore servers']),
  deleteCloudPrimaryIp: deletion('primary IP', 'primary IPs', ['Its address, which others may get'], {
    breaks: ['Names that still lead to its address'],
  }),
  deleteCloudFloatingIp: deletion('floating IP', 'floating IPs', ['Its address, which others may get'], {
    breaks: ['Names that still lead to its address'],
  }),
  deleteCloudLoadBalancer: deletion('load balancer', 'load balancers', ['Its addresses and settings'], {
    breaks: ['Names that still lead to its addresses'],
    stays: ['The servers and certificates it used'],
  }),
  deleteCloudCertificate: deletion('certificate', 'certificates', ['The certificate and its key']),
  deleteCloudFirewall: deletion('firewall', 'firewalls', ['Its rules']),
  deleteStorageBoxSnapshot: deletion('snapshot', 'snapshots', ['The content of the storage box at that time'], {
    stays: ['The files of the storage box'],
  }),
  deleteEdgeDnsRecord: deletion('record', 'records', ['The record']),
  deleteEdgeLoadBalancerPool: deletion('pool', 'pools', ['Its settings'], { stays: ['Its origins'] }),
  deleteEdgeLoadBalancerMonitor: deletion('monitor', 'monitors', ['Its settings']),
  deleteEdgeTunnel: deletion('tunnel', 'tunnels', ['Its settings and token'], {
    breaks: ['Names that still lead to it'],
  }),
  deleteEdgeCertificatePack: deletion('certificate pack', 'certificate packs', [
    'The pack and any pending certificate',
  ]),
  deleteEdgeCustomHostname: deletion('name', 'names', ['The name with its certificate'], {
    breaks: ['Names that the customer still points here'],
  }),
  retryCloudCertificate: change(
    'Try again to issue',
    'certificate',
    'certificates',
    'Requests it once more. Nothing else changes.',
    'is being issued.',
    'Try again',
  ),
  enableCloudServerBackup: change(
    'Switch on backups of',
    'server',
    'servers',
    'Backups add a share of its price to every month from now on.',
    'has backups.',
    'Switch on',
  ),
  detachCloudServerIso: change(
    'Remove the disc from',
    'server',
    'servers',
    'It boots from its own disk next time.',
    'has no disc in it.',
    'Remove',
  ),
  changeCloudServerProtection: protection('server'),
  changeCloudVolumeProtection: protection('volume'),
  changeCloudImageProtection: protection('image'),
  changeCloudPrimaryIpProtection: protection('primary IP'),
  changeCloudFloatingIpProtection: protection('floating IP'),
  changeCloudLoadBalancerProtection: protection('load balancer'),
  changeCloudDnsZoneProtection: protection('zone'),
  changeCloudDnsRecordSetProtection: protection('record set'),
  enableStorageBoxSnapshotPlan: change(
    'Plan nightly snapshots of',
    'storage box',
    'storage boxes',
    'A week of them is kept; they take up space in it.',
    'has a snapshot plan.',
    'Plan',
  ),
  deleteCloudLoadBalancerService: change(
    'Stop plain HTTP of',
    'load balancer',
    'load balancers',
    'Port 80 does not answer until the next step is done.',
    'no longer serves HTTP.',
    'Stop',
  ),
  updateCloudLoadBalancerService: change(
    'Redirect to HTTPS at',
    'load balancer',
    'load balancers',
    'Port 80 does not answer until the redirect is in place.',
    'redirects to HTTPS.',
    'Redirect',
  ),
  removeCloudFirewallFromResources: change(
    'Remove the labels from',
    'firewall',
    'firewalls',
    'Servers that get the label later are no longer covered.',
    'is applied to nothing.',
    'Remove',
  ),
  routeDedicatedFailover: change(
    'Route to its own server',
    'failover IP',
    'failover IPs',
    'Its own server answers at it within a minute.',
    'is routed.',
    'Route',
  ),
  removeCloudDnsRecords: deletion('record', 'records', ['The record']),
  createEdgeRuleset: change(
    'Switch on managed rules of',
    'zone',
    'zones',
    'Requests that look like attacks are blocked at once.',
    'has managed rules.',
    'Switch on',
  ),
  changeStorageBoxProtection: change(
    'Protect',
    'storage box',
    'storage boxes',
    'It cannot be deleted until the protection is removed.',
    'is protected.',
  ),
  updateStorageBoxAccessSettings: change(
    'Close external access to',
    'storage box',
    'storage boxes',
    'Anyone using it from outside the provider’s network is cut off.',
    'is reachable only from inside.',
  ),
  updateStorageBoxSubaccountAccessSettings: change(
    'Close external access to',
    'sub-account',
    'sub-accounts',
    'Its user is cut off outside the provider’s network.',
    'is reachable only from inside.',
  ),
  setCloudFirewallRules: change(
    'Tidy up the rules of',
    'firewall',
    'firewalls',
    'What it lets through stays the same.',
    'has no redundant rules.',
    'Tidy up',
  ),
  updateDedicatedFirewall: change(
    'Tidy up the firewall of',
    'server',
    'servers',
    'What it lets through stays the same; the change takes half a minute.',
    'has no redundant rules.',
    'Tidy up',
  ),
  changeEdgeLoadBalancerPool: change(
    'Turn on',
    'pool',
    'pools',
    'Load balancers send it traffic at once.',
    'is on.',
    'Turn on',
  ),
  changeEdgeHealthcheck: change(
    'Resume',
    'health check',
    'health checks',
    'Its origin is checked again from all places at once.',
    'has resumed.',
  ),
  takeBillingRule: change(
    'Take the rule of',
    'statement',
    'statements',
    'Months that are not closed are charged by it from now on.',
    'has its rule in force.',
    'Take rule',
  ),
  correctInvoice: change(
    'Correct the month of',
    'line',
    'lines',
    'The closed month stays as it is; the difference is stored beside it.',
    'is corrected.',
    'Correct',
  ),
  setOwnPrice: change(
    'Set the price of',
    'resource',
    'resources',
    'The bill and the invoice use it from its first day.',
    'has its own price.',
    'Set price',
  ),
  updateEdgeDnssec: change(
    'Sign',
    'zone',
    'zones',
    'It takes effect once the registrar has the DS record, which is shown afterwards.',
    'is signed.',
  ),
  updateEdgeZone: change(
    'Resume',
    'zone',
    'zones',
    'Visitors pass through the edge again at once.',
    'has resumed.',
    'Resume',
  ),
  updateEdgeZoneSettings: change('Change settings of', 'zone', 'zones', settings, 'has the new settings.'),
  withdrawDedicatedServerCancellation: change(
    'Keep',
    'server',
    'servers',
    'It is still billed, past the day it was cancelled for.',
    'is kept.',
  ),
};

/** Mutations that are not in the table are described by their name. */
export function deedOf(mutation: string): MutationText {
  const known = deeds[mutation];
  if (known) return known;
  const verb = mutation.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  const title = verb.charAt(0).toUpperCase() + verb.slice(1);
  return mutation.startsWith('delete')
    ? { verb: title, noun: '', nouns: '', lost: ['Deleted data cannot be restored'], done: gone }
    : change(title, '', '', 'This takes effect at once.', 'is changed.');
}
