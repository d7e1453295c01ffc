/** Changes to a server: its type, images of it, its protection, addresses and placement group. */
import { ArrayMaxSize, IsIP } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { AreLabels, type Labels } from '../../../rest/rows/labels.js';
import { ResultParts, post } from '../../../rest/rows/row.js';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { Action } from '../action.js';
import { mutations } from '../bind.js';
import { ChangeDnsPtr } from '../networks/dns-ptr.js';
import { Image } from './images.js';
import { IdOf } from '../../../rest/identity/id-inputs.js';
import { Network } from '../networks/networks.js';
import { PlacementGroup } from './placement-groups.js';
import { Optional } from '../../../base/optional-field.js';

const NewImageType = wireEnum('CloudNewImageType', 'The type of an image of a server', {
  snapshot: 'Snapshot: kept until you delete it, and billed by its size',
  backup: 'Backup: takes the place of the oldest one, and is deleted with the server; backups must be enabled',
});

@InputType('ChangeCloudServerTypeInput', { description: 'The new type of a server' })
class ChangeType {
  @IdOf('serverType')
  @Field({ description: 'Id or name of the server type, for instance `cx32`; of the same architecture' })
  serverType!: string;

  @Field({ description: 'Enlarge the disk as well: the server can then have no type with a smaller disk any more' })
  upgradeDisk!: boolean;
}

@ObjectType()
class ServerImageCreated extends ResultParts {
  @Optional(() => Image, 'The new image, which is being created until the action ends')
  image!: Image | null;

  @Optional(() => Action, 'The action that creates the image')
  action!: Action | null;
}

@InputType('CreateCloudServerImageInput', { description: 'An image to create from a server' })
class CreateImage {
  @Optional(() => String, 'Description of the image')
  description?: string;

  @Optional(() => NewImageType, 'The type of image; SNAPSHOT unless given')
  type?: ValueOf<typeof NewImageType>;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels: key-value pairs of strings')
  labels?: Labels;
}

@AtLeastOneOf('delete', 'rebuild')
@InputType('ChangeCloudServerProtectionInput', { description: 'The protection of a server' })
class ChangeServerProtection {
  @Optional(() => Boolean, 'Protect it against deletion; unchanged unless given')
  delete?: boolean;

  @Optional(() => Boolean, 'Protect it against rebuilding; unchanged unless given')
  rebuild?: boolean;
}

@InputType('ChangeCloudServerAliasIpsInput', { description: 'The alias IPs of a server in a network' })
class ChangeAliasIps {
  @OnWire('network')
  @IdOf(() => Network)
  @Field(() => ID, { description: 'Id of a network that the server is attached to' })
  networkId!: string;

  @IsIP(4, { each: true })
  @ArrayMaxSize(5)
  @Field(() => [String], { description: 'The alias IPs, which replace all existing ones; at most 5' })
  aliasIps!: string[];
}

@InputType('AddCloudServerToPlacementGroupInput', { description: 'The placement group to add a server to' })
class AddToPlacementGroup {
  @OnWire('placement_group')
  @IdOf(() => PlacementGroup)
  @Field(() => ID, { description: 'Id of the placement group' })
  placementGroupId!: string;
}

export const serverChanges = mutations({
  changeCloudServerType: post('/servers/{id}/actions/change_type', () => Action, ChangeType, {
    about: 'Changes the type of a server, which must be off, and with it the price; the disk must fit the new type',
    listed: false,
  }),
  createCloudServerImage: post('/servers/{id}/actions/create_image', () => ServerImageCreated, CreateImage, {
    about:
      'Creates an image of the disk of a server: a snapshot, which is billed by its size, or a backup; shut the server down first, or what is being written may be inconsistent',
    changes: ['/images'],
    listed: false,
  }),
  changeCloudServerProtection: post('/servers/{id}/actions/change_protection', () => Action, ChangeServerProtection, {
    about: 'Changes the protection of a server against deletion and rebuilding',
    listed: false,
  }),
  changeCloudServerDnsPtr: post('/servers/{id}/actions/change_dns_ptr', () => Action, ChangeDnsPtr, {
    about: 'Sets or resets the reverse DNS entry of a public address of a server',
    changes: ['/primary_ips'],
    listed: false,
  }),
  changeCloudServerAliasIps: post('/servers/{id}/actions/change_alias_ips', () => Action, ChangeAliasIps, {
    about: 'Changes the alias IPs of a server in a network; those left out can no longer be reached',
    listed: false,
  }),
  addCloudServerToPlacementGroup: post(
    '/servers/{id}/actions/add_to_placement_group',
    () => Action,
    AddToPlacementGroup,
    {
      about: 'Adds a server, which must be off, to a placement group',
      changes: ['/placement_groups'],
      listed: false,
    },
  ),
  removeCloudServerFromPlacementGroup: post('/servers/{id}/actions/remove_from_placement_group', () => Action, {
    about: 'Removes a server from its placement group',
    changes: ['/placement_groups'],
    listed: false,
  }),
});
