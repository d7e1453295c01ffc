/** Roles: what the members of an account may do. */
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('EdgePermissionGrant', { description: 'How far a role reaches into one subject' })
export class PermissionGrant {
  @Field(() => Boolean, { nullable: true, description: 'It may look' })
  read!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'It may change' })
  write!: boolean | null;
}

@ObjectType('EdgeRolePermissions', { description: 'What a role may do, by subject; null: nothing' })
export class RolePermissions {
  @Field(() => PermissionGrant, { nullable: true, description: 'Figures of traffic' })
  analytics!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Bills and subscriptions' })
  billing!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Emptying the cache' })
  cachePurge!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'DNS as a whole' })
  dns!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'DNS records' })
  dnsRecords!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Load balancers' })
  lb!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Logs of requests' })
  logs!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'The account and its members' })
  organization!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Certificates and encryption' })
  ssl!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'The firewall for requests' })
  waf!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Settings of zones' })
  zoneSettings!: PermissionGrant | null;

  @Field(() => PermissionGrant, { nullable: true, description: 'Zones, to add and to remove them' })
  zones!: PermissionGrant | null;
}

@ObjectType('EdgeRole', { description: 'A set of permissions that members of an account may have' })
export class Role {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'What it is for' })
  description!: string;

  @Field(() => RolePermissions, { description: 'What it may do' })
  permissions!: RolePermissions;
}
