/** Roles: what the members of an account may do. */
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('EdgePermissionGrant', { description: 'Read and write permission on one area' })
class PermissionGrant {
  @Field(() => Boolean, { nullable: true, description: 'Read permission' })
  read!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Write permission' })
  write!: boolean | null;
}

@ObjectType('EdgeRolePermissions', { description: 'Permissions of a role, by area; null: none' })
class RolePermissions {
  @Field(() => PermissionGrant, { nullable: true, description: 'Analytics' })
  analytics!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Billing and subscriptions' })
  billing!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Cache purge' })
  cachePurge!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'DNS' })
  dns!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'DNS records' })
  dnsRecords!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Load balancers' })
  lb!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Logs' })
  logs!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'The account and its members' })
  organization!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'SSL certificates and encryption' })
  ssl!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'The web application firewall (WAF)' })
  waf!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Zone settings' })
  zoneSettings!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Zones' })
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
