/** Everything that has labels which can be changed. */
import { registerEnumType } from 'type-graphql';
import { recordSetWrites, recordSets } from '../../apis/cloud/dns/record-sets.js';
import { dnsZoneWrites, dnsZones } from '../../apis/cloud/dns/zones.js';
import { certificateWrites, certificates } from '../../apis/cloud/load-balancers/certificates.js';
import { loadBalancerWrites, loadBalancers } from '../../apis/cloud/load-balancers/load-balancers.js';
import { firewallWrites, firewalls } from '../../apis/cloud/networks/firewalls.js';
import { floatingIpWrites, floatingIps } from '../../apis/cloud/networks/floating-ips.js';
import { networkWrites, networks } from '../../apis/cloud/networks/networks.js';
import { primaryIpWrites, primaryIps } from '../../apis/cloud/networks/primary-ips.js';
import { imageWrites, images } from '../../apis/cloud/servers/images.js';
import { placementGroupWrites, placementGroups } from '../../apis/cloud/servers/placement-groups.js';
import { serverWrites, servers } from '../../apis/cloud/servers/servers.js';
import { sshKeyWrites, sshKeys } from '../../apis/cloud/servers/ssh-keys.js';
import { volumeWrites, volumes } from '../../apis/cloud/volumes.js';
import { boxWrites, boxes } from '../../apis/storage/boxes.js';
import { snapshotWrites, snapshots } from '../../apis/storage/snapshots.js';
import { subaccountWrites, subaccounts } from '../../apis/storage/subaccounts.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import { isId, isObject, textAt } from '../../base/unknown.js';
import { cloudZones, recordsBelow } from '../names/zone-sources.js';
import type { Above, SelectableList } from './select.js';

export enum LabelledKind {
  SERVER = 'SERVER',
  VOLUME = 'VOLUME',
  IMAGE = 'IMAGE',
  PRIMARY_IP = 'PRIMARY_IP',
  FLOATING_IP = 'FLOATING_IP',
  LOAD_BALANCER = 'LOAD_BALANCER',
  NETWORK = 'NETWORK',
  FIREWALL = 'FIREWALL',
  CERTIFICATE = 'CERTIFICATE',
  PLACEMENT_GROUP = 'PLACEMENT_GROUP',
  SSH_KEY = 'SSH_KEY',
  DNS_ZONE = 'DNS_ZONE',
  RECORD_SET = 'RECORD_SET',
  STORAGE_BOX = 'STORAGE_BOX',
  STORAGE_BOX_SUBACCOUNT = 'STORAGE_BOX_SUBACCOUNT',
  STORAGE_BOX_SNAPSHOT = 'STORAGE_BOX_SNAPSHOT',
}

registerEnumType(LabelledKind, {
  name: 'LabelledKind',
  description: 'A kind of object that has labels',
  valuesConfig: {
    SERVER: { description: 'Cloud servers' },
    VOLUME: { description: 'Volumes' },
    IMAGE: { description: 'Snapshots and backups' },
    PRIMARY_IP: { description: 'Primary IPs' },
    FLOATING_IP: { description: 'Floating IPs' },
    LOAD_BALANCER: { description: 'Load balancers of the cloud' },
    NETWORK: { description: 'Private networks' },
    FIREWALL: { description: 'Firewalls of the cloud' },
    CERTIFICATE: { description: 'Certificates of the cloud' },
    PLACEMENT_GROUP: { description: 'Placement groups' },
    SSH_KEY: { description: 'SSH keys of the cloud' },
    DNS_ZONE: { description: 'DNS zones of the cloud' },
    RECORD_SET: {
      description:
        'Record sets of DNS zones of the cloud, with ids such as `7/www/A`, of zone, name and type. One more call per zone: only if `kinds` names it',
    },
    STORAGE_BOX: { description: 'Storage boxes of the storage API' },
    STORAGE_BOX_SUBACCOUNT: {
      description: 'Sub-accounts of storage boxes. One more call per box: only if `kinds` names it',
    },
    STORAGE_BOX_SNAPSHOT: { description: 'Snapshots of storage boxes, which are read as sub-accounts are' },
  },
});

export interface LabelledList extends SelectableList {
  readonly kind: LabelledKind;
  /** Writes all labels of an object. */
  readonly update: BoundRow;
}

const of = (
  kind: LabelledKind,
  row: BoundRow,
  object: BoundRow,
  update: BoundRow,
  more: Partial<SelectableList> = {},
): LabelledList => ({ kind, row, object, update, hasLabels: true, ...more });

const ofBoxes: Above = {
  row: boxes.rows.storageBoxes,
  valuesOf: (box) => (isObject(box) && isId(box['id']) ? { storageBoxId: String(box['id']) } : null),
};

/** The others are the provider's. */
const ownImages = ['snapshot', 'backup'];

export const labelledLists: readonly LabelledList[] = [
  of(LabelledKind.SERVER, servers.rows.servers, servers.rows.server, serverWrites.rows.updateCloudServer),
  of(LabelledKind.VOLUME, volumes.rows.volumes, volumes.rows.volume, volumeWrites.rows.updateCloudVolume),
  of(LabelledKind.IMAGE, images.rows.images, images.rows.image, imageWrites.rows.updateCloudImage, {
    sent: { type: ownImages },
    isWritable: (wire) => ownImages.includes(textAt(wire, 'type') ?? ''),
  }),
  of(
    LabelledKind.PRIMARY_IP,
    primaryIps.rows.primaryIps,
    primaryIps.rows.primaryIp,
    primaryIpWrites.rows.updateCloudPrimaryIp,
  ),
  of(
    LabelledKind.FLOATING_IP,
    floatingIps.rows.floatingIps,
    floatingIps.rows.floatingIp,
    floatingIpWrites.rows.updateCloudFloatingIp,
  ),
  of(
    LabelledKind.LOAD_BALANCER,
    loadBalancers.rows.loadBalancers,
    loadBalancers.rows.loadBalancer,
    loadBalancerWrites.rows.updateCloudLoadBalancer,
  ),
  of(LabelledKind.NETWORK, networks.rows.networks, networks.rows.network, networkWrites.rows.updateCloudNetwork),
  of(LabelledKind.FIREWALL, firewalls.rows.firewalls, firewalls.rows.firewall, firewallWrites.rows.updateCloudFirewall),
  of(
    LabelledKind.CERTIFICATE,
    certificates.rows.certificates,
    certificates.rows.certificate,
    certificateWrites.rows.updateCloudCertificate,
  ),
  of(
    LabelledKind.PLACEMENT_GROUP,
    placementGroups.rows.placementGroups,
    placementGroups.rows.placementGroup,
    placementGroupWrites.rows.updateCloudPlacementGroup,
  ),
  of(LabelledKind.SSH_KEY, sshKeys.rows.sshKeys, sshKeys.rows.sshKey, sshKeyWrites.rows.updateCloudSshKey),
  of(LabelledKind.DNS_ZONE, dnsZones.rows.dnsZones, dnsZones.rows.dnsZone, dnsZoneWrites.rows.updateCloudDnsZone),
  of(
    LabelledKind.RECORD_SET,
    recordSets.rows.recordSets,
    recordSets.rows.recordSet,
    recordSetWrites.rows.updateCloudDnsRecordSet,
    { below: { row: cloudZones.zones, valuesOf: recordsBelow } },
  ),
  of(LabelledKind.STORAGE_BOX, boxes.rows.storageBoxes, boxes.rows.storageBox, boxWrites.rows.updateStorageBox),
  of(
    LabelledKind.STORAGE_BOX_SUBACCOUNT,
    subaccounts.rows.subaccounts,
    subaccounts.rows.subaccount,
    subaccountWrites.rows.updateStorageBoxSubaccount,
    { below: ofBoxes },
  ),
  of(
    LabelledKind.STORAGE_BOX_SNAPSHOT,
    snapshots.rows.snapshots,
    snapshots.rows.snapshot,
    snapshotWrites.rows.updateStorageBoxSnapshot,
    { below: ofBoxes },
  ),
];
