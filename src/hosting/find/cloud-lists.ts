/** The searched lists of the cloud. */
import { certificates } from '../../apis/cloud/load-balancers/certificates.js';
import { firewalls } from '../../apis/cloud/networks/firewalls.js';
import { floatingIps } from '../../apis/cloud/networks/floating-ips.js';
import { images } from '../../apis/cloud/servers/images.js';
import type { IpAddress } from '../../apis/cloud/networks/ip-address.js';
import { loadBalancers } from '../../apis/cloud/load-balancers/load-balancers.js';
import { networks } from '../../apis/cloud/networks/networks.js';
import { placementGroups } from '../../apis/cloud/servers/placement-groups.js';
import { primaryIps } from '../../apis/cloud/networks/primary-ips.js';
import { servers } from '../../apis/cloud/servers/servers.js';
import { sshKeys } from '../../apis/cloud/servers/ssh-keys.js';
import { volumes } from '../../apis/cloud/volumes.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import { recordSets } from '../../apis/cloud/dns/record-sets.js';
import { dnsZones } from '../../apis/cloud/dns/zones.js';
import { contentIn, fullName } from '../../apis/dns/zone-file/value-in.js';
import { textAt } from '../../base/unknown.js';
import { FindKind } from './kind.js';
import { searched } from './searched.js';
import type { Notes } from './searched-value.js';

interface Labelled {
  readonly id?: number | null;
  readonly name?: string | null;
  readonly labels?: unknown;
}

const labelled = ({ id, name, labels }: Labelled, notes: Notes) =>
  notes.id('number', id).name('name', name).labels('labels', labels);

const address = (ip: Sent<IpAddress>, notes: Notes) =>
  labelled(ip, notes)
    .address('ip', ip.ip)
    .addresses(
      'dnsPtrs.ip',
      ip.dnsPtrs?.map((entry) => entry.ip),
    )
    .names(
      'dnsPtrs.dnsPtr',
      ip.dnsPtrs?.map((entry) => entry.dnsPtr),
    );

export const cloudLists = [
  searched(FindKind.SERVER, servers.rows.servers, (server, notes) => {
    const { ipv4, ipv6 } = server.publicNet ?? {};
    labelled(server, notes)
      .addresses('addresses', server.addresses)
      .name('publicNet.ipv4.dnsPtr', ipv4?.dnsPtr)
      .names(
        'publicNet.ipv6.dnsPtrs.dnsPtr',
        ipv6?.dnsPtrs?.map((entry) => entry.dnsPtr),
      )
      .addresses(
        'privateNets.ip',
        server.privateNets?.flatMap(({ ip, aliasIps }) => [ip, ...(aliasIps ?? [])]),
      )
      .ids(
        'privateNets.macAddress',
        server.privateNets?.map(({ macAddress }) => macAddress),
      )
      .trait('serverType.name', server.serverType?.name)
      .trait('image.name', server.image?.name)
      .trait('image.description', server.image?.description)
      .location('location', server.location);
  }),
  searched(FindKind.VOLUME, volumes.rows.volumes, (volume, notes) => {
    labelled(volume, notes).text('linuxDevice', volume.linuxDevice).location('location', volume.location);
  }),
  searched(FindKind.IMAGE, images.rows.images, ({ type, description, createdFrom, ...image }, notes) => {
    // The provider's own images belong to no account.
    if (type === 'system' || type === 'app') return;
    labelled(image, notes).name('description', description).text('createdFrom.name', createdFrom?.name);
  }),
  searched(FindKind.IP_ADDRESS, primaryIps.rows.primaryIps, (ip, notes) => {
    address(ip, notes).location('location', ip.location);
  }),
  searched(FindKind.IP_ADDRESS, floatingIps.rows.floatingIps, (ip, notes) => {
    address(ip, notes).text('description', ip.description).location('homeLocation', ip.homeLocation);
  }),
  searched(FindKind.LOAD_BALANCER, loadBalancers.rows.loadBalancers, (balancer, notes) => {
    const { ipv4, ipv6 } = balancer.publicNet ?? {};
    labelled(balancer, notes)
      .addresses('publicNet.ipv4.ip', [ipv4?.ip])
      .addresses('publicNet.ipv6.ip', [ipv6?.ip])
      .names('publicNet.ipv4.dnsPtr', [ipv4?.dnsPtr])
      .names('publicNet.ipv6.dnsPtr', [ipv6?.dnsPtr])
      .addresses(
        'privateNets.ip',
        balancer.privateNets?.map(({ ip }) => ip),
      )
      .trait('loadBalancerType.name', balancer.loadBalancerType?.name)
      .location('location', balancer.location);
  }),
  searched(FindKind.NETWORK, networks.rows.networks, (network, notes) => {
    labelled(network, notes)
      .address('ipRange', network.ipRange)
      .addresses(
        'subnets.ipRange',
        network.subnets?.map(({ ipRange }) => ipRange),
      );
  }),
  searched(FindKind.FIREWALL, firewalls.rows.firewalls, (firewall, notes) => {
    labelled(firewall, notes);
    for (const { description } of firewall.rules ?? []) notes.text('rules.description', description);
  }),
  searched(FindKind.CERTIFICATE, certificates.rows.certificates, (certificate, notes) => {
    labelled(certificate, notes)
      .names('domainNames', certificate.domainNames)
      .id('fingerprint', certificate.fingerprint);
  }),
  searched(FindKind.PLACEMENT_GROUP, placementGroups.rows.placementGroups, labelled),
  searched(FindKind.SSH_KEY, sshKeys.rows.sshKeys, (key, notes) => {
    labelled(key, notes).id('fingerprint', key.fingerprint).publicKey('publicKey', key.publicKey);
  }),
  searched(FindKind.DNS_ZONE, dnsZones.rows.dnsZones, (zone, notes) => {
    labelled(zone, notes).texts('nameServers', zone.nameServers);
  }),
];

/** The record sets of each primary zone; relative names are also found in full. */
export const recordSetList = searched(
  FindKind.DNS_RECORD,
  recordSets.rows.recordSets,
  ({ id, name, type, records, labels }, notes, zone) => {
    const domain = textAt(zone, 'name') ?? '';
    notes.id('identifier', id).fullName('records.name', name ? fullName(domain, name) : name);
    for (const { value, comment } of records ?? []) {
      notes.content('records.content', type && value ? contentIn(domain, type, value) : value);
      notes.text('records.comment', comment);
    }
    notes.labels('labels', labels);
  },
);
