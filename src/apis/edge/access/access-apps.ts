/** Access apps: what people, devices or services must sign in to. */
import { ArgsType, Field } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { CreateAccessApp, UpdateAccessApp } from './access-app-input.js';
import { AccessApp } from './access-kinds.js';
import { AccessPolicy } from './access-policy.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';

@ArgsType()
class AccessAppFilter {
  @Field(() => String, { nullable: true, description: 'Only the one that tokens name so as their audience' })
  aud?: string;

  @Field(() => String, { nullable: true, description: 'Only those of this host' })
  domain?: string;

  @Field(() => Boolean, { nullable: true, description: 'The name or host is the whole of it, not a part' })
  exact?: boolean;

  @Field(() => String, { nullable: true, description: 'Only those of this name' })
  name?: string;

  @Field(() => String, { nullable: true, description: 'Only those that have this in a name or a host' })
  search?: string;

  @Field(() => String, { nullable: true, description: 'Only those whose servers are told by this' })
  targetAttributes?: string;
}

const app = '/accounts/{accountId}/access/apps/{id}';

export const accessApps = on(Account, {
  accessApps: list('/accounts/{accountId}/access/apps', () => AccessApp, AccessAppFilter),
  accessApp: get(app, () => AccessApp),
});

export const accessPolicies = on(AccessApp, {
  accessPolicies: list('/accounts/{accountId}/access/apps/{appId}/policies', () => AccessPolicy, {
    about: 'Who is let through, in pages: one more call than `policies`, which come with the app',
  }),
});

export const accessAppWrites = mutations({
  createEdgeAccessApp: post('/accounts/{accountId}/access/apps', () => AccessApp, CreateAccessApp),
  updateEdgeAccessApp: put(app, () => AccessApp, UpdateAccessApp),
  deleteEdgeAccessApp: del(app),
});
