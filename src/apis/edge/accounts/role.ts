/** Roles: what the members of an account may do. */
import { Field, ID, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgePermissionGrant', { description: 'Read and write permission on one area' })
class PermissionGrant {
  @Optional(() => Boolean, 'Read permission')
  read!: boolean | null;

  @Optional(() => Boolean, 'Write permission')
  write!: boolean | null;
}

@ObjectType('EdgeRolePermissions', { description: 'Permissions of a role, by area; null: none' })
class RolePermissions {
  @Optional(() => PermissionGrant, 'Analytics')
  analytics!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Billing and subscriptions')
  billing!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Cache purge')
  cachePurge!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'DNS')
  dns!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'DNS records')
  dnsRecords!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Load balancers')
  lb!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Logs')
  logs!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'The account and its members')
  organization!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'SSL certificates and encryption')
  ssl!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'The web application firewall (WAF)')
  waf!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Zone settings')
  zoneSettings!: PermissionGrant | null;

  @Optional(() => PermissionGrant, 'Zones')
  zones!: PermissionGrant | null;
}

@ObjectType('EdgeRole', { description: 'A role: a set of permissions for members of an account' })
export class Role {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'A description of the role' })
  description!: string;

  @Field(() => RolePermissions, { description: 'Permissions of the role' })
  permissions!: RolePermissions;
}
