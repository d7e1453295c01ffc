/** The mutations that end findings, in words: what they delete, and whether that is irreversible. */

export interface MutationText {
  /** `Delete` of `Delete volume data-60`. */
  readonly verb: string;
  /** For a small button; by default the first word of the verb. */
  readonly short?: string;
  readonly noun: string;
  readonly nouns: string;
  /** What is lost for good; null where nothing is, and a second click asks `click`. */
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
  deleteCloudServer: deletion('server', 'servers', ['Its disk and all on it']),
  deleteCloudVolume: deletion('volume', 'volumes', ['All data on it']),
  deleteCloudImage: deletion('image', 'images', ['The image: no server can be made from it, or set back to it']),
  deleteCloudPrimaryIp: deletion('primary IP', 'primary IPs', ['Its address, which may be given to others'], {
    breaks: ['Names that still lead to its address'],
  }),
  deleteCloudFloatingIp: deletion('floating IP', 'floating IPs', ['Its address, which may be given to others'], {
    breaks: ['Names that still lead to its address'],
  }),
  deleteCloudLoadBalancer: deletion('load balancer', 'load balancers', ['Its addresses and settings'], {
    breaks: ['Names that still lead to its addresses'],
    stays: ['Servers and certificates that it used'],
  }),
  deleteCloudCertificate: deletion('certificate', 'certificates', ['The certificate and its key']),
  deleteCloudFirewall: deletion('firewall', 'firewalls', ['Its rules']),
  deleteEdgeDnsRecord: deletion('record', 'records', ['The record']),
  deleteEdgeLoadBalancerPool: deletion('pool', 'pools', ['Its settings'], { stays: ['Its origins'] }),
  deleteEdgeLoadBalancerMonitor: deletion('monitor', 'monitors', ['Its settings']),
  deleteEdgeTunnel: deletion('tunnel', 'tunnels', ['Its settings and token'], {
    breaks: ['Names that still lead to it'],
  }),
  deleteEdgeCertificatePack: deletion('certificate pack', 'certificate packs', ['The pack and what is being issued']),
  deleteEdgeCustomHostname: deletion('name', 'names', ['The name with its certificate'], {
    breaks: ['Whatever the customer still points here'],
  }),
  retryCloudCertificate: change(
    'Try again to issue',
    'certificate',
    'certificates',
    'It is asked for once more. Nothing else changes.',
    'is being issued.',
    'Try again',
  ),
  enableCloudServerBackup: change(
    'Switch on backups of',
    'server',
    'servers',
    'Backups cost a part of its price, every month from now on.',
    'has backups.',
    'Switch on',
  ),
  detachCloudServerIso: change(
    'Take the disc out of',
    'server',
    'servers',
    'It boots from its own disk next time.',
    'has no disc in it.',
    'Take out',
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
    'A week of them is kept; they take up room in it.',
    'has a snapshot plan.',
    'Plan',
  ),
  deleteCloudLoadBalancerService: change(
    'Stop plain HTTP of',
    'load balancer',
    'load balancers',
    'Port 80 answers nobody until the next step is done.',
    'serves HTTP no more.',
    'Stop',
  ),
  updateCloudLoadBalancerService: change(
    'Redirect to HTTPS at',
    'load balancer',
    'load balancers',
    'Port 80 answers nobody until the redirect is there.',
    'redirects to HTTPS.',
    'Redirect',
  ),
  removeCloudFirewallFromResources: change(
    'Take the labels off',
    'firewall',
    'firewalls',
    'Servers that get the label later are no longer behind it.',
    'is applied to nothing.',
    'Take off',
  ),
  routeDedicatedFailover: change(
    'Route home',
    'failover IP',
    'failover IPs',
    'The server that it belongs to answers at it within a minute.',
    'is routed.',
    'Route',
  ),
  removeCloudDnsRecords: deletion('record', 'records', ['The record']),
  createEdgeRuleset: change(
    'Switch on managed rules of',
    'zone',
    'zones',
    'Requests that they take for attacks are blocked at once.',
    'has managed rules.',
    'Switch on',
  ),
  changeStorageBoxProtection: change(
    'Protect',
    'storage box',
    'storage boxes',
    'It cannot be deleted until the protection is taken off.',
    'is protected.',
  ),
  updateStorageBoxAccessSettings: change(
    'Close to outsiders',
    'storage box',
    'storage boxes',
    'Whoever uses it from outside the provider’s network is cut off.',
    'is reached from inside alone.',
  ),
  setCloudFirewallRules: change(
    'Tidy the rules of',
    'firewall',
    'firewalls',
    'What passes stays the same.',
    'has no needless rules.',
    'Tidy',
  ),
  updateDedicatedFirewall: change(
    'Tidy the firewall of',
    'server',
    'servers',
    'What passes stays the same; the change takes half a minute.',
    'has no needless rules.',
    'Tidy',
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
    'Its origin is asked again from all places at once.',
    'goes on.',
  ),
  updateEdgeDnssec: change(
    'Sign',
    'zone',
    'zones',
    'It takes effect once the registrar has the DS record, which is shown then.',
    'is signed.',
  ),
  updateEdgeZone: change('Let go on', 'zone', 'zones', 'Visitors pass the edge again at once.', 'goes on.', 'Resume'),
  updateEdgeZoneSettings: change('Change settings of', 'zone', 'zones', settings, 'has the new settings.'),
  withdrawDedicatedServerCancellation: change(
    'Keep',
    'server',
    'servers',
    'It is billed on, past the day that it was cancelled for.',
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
    ? { verb: title, noun: '', nouns: '', lost: ['What is deleted does not come back'], done: gone }
    : change(title, '', '', 'It is done at once.', 'is changed.');
}
