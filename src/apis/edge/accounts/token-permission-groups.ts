/** The permission groups that API tokens can have. */
import { ArgsType, Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

const Category = wireEnum('EdgePermissionCategory', 'What a permission group is about', {
  media: 'Images and videos',
  developer_platform: 'Workers, Pages and their stores',
  ai_and_machine_learning: 'Artificial intelligence and machine learning',
  dns_and_zones: 'Zones, with their records and settings',
  app_security: 'Security of applications',
  rules_and_configuration: 'Rulesets, and what they configure',
  cloudflare_one_and_zero_trust: 'Access, tunnels and other parts of Zero Trust',
  analytics_and_logs: 'Figures of traffic, and what is logged of it',
  network_services: 'Networks',
  email_and_messaging: 'Email and messages',
  cache_and_performance: 'Caching, and what makes answers faster',
  account_and_billing: 'The account and its bills',
  other: 'Anything else',
});

const Scope = wireEnum('EdgePermissionScope', 'The kind of resources that a permission is for', {
  'com.cloudflare.api.account': 'Accounts',
  'com.cloudflare.api.account.zone': 'Zones',
  'com.cloudflare.api.user': 'Users',
  'com.cloudflare.edge.r2.bucket': 'Buckets',
});

@ObjectType('EdgeTokenPermissionGroup', { description: 'A permission group that API tokens can have' })
export class TokenPermissionGroup {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Optional(() => String, 'Its name')
  name!: string | null;

  @Optional(() => Category, 'What the group is about')
  category!: ValueOf<typeof Category> | null;

  @Optional(() => [Scope], 'The kinds of resources that it is for')
  scopes!: ValueOf<typeof Scope>[] | null;
}

@ArgsType()
export class TokenPermissionGroupFilter {
  @Optional(() => String, 'Only the group of this name')
  name?: string;

  @Optional(() => String, 'Only groups for this kind of resources, for instance `com.cloudflare.api.account.zone`')
  scope?: string;
}
