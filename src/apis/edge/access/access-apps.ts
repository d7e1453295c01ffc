/** Access apps: what people, devices or services must sign in to. */
import { ArgsType } from 'type-graphql';
import { del, get, list, post, put } from '../../../rest/rows/row.js';
import { CreateAccessApp, UpdateAccessApp } from './access-app-input.js';
import { AccessApp } from './access-kinds.js';
import { AccessPolicy } from './access-policy.js';
import { CreateAccessPolicy, UpdateAccessPolicy } from './access-policy-input.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { Optional } from '../../../base/optional-field.js';

@ArgsType()
class AccessAppFilter {
  @Optional(() => String, 'Only the application with this audience tag')
  aud?: string;

  @Optional(() => String, 'Only applications of this domain')
  domain?: string;

  @Optional(() => Boolean, 'Match the name or domain exactly, not as a part')
  exact?: boolean;

  @Optional(() => String, 'Only applications of this name')
  name?: string;

  @Optional(() => String, 'Only applications whose name or domain contains this')
  search?: string;

  @Optional(() => String, 'Only applications whose targets have these attributes')
  targetAttributes?: string;
}

const app = '/accounts/{accountId}/access/apps/{id}';
const policiesOfApp = '/accounts/{accountId}/access/apps/{appId}/policies';

export const accessApps = on(Account, {
  accessApps: list('/accounts/{accountId}/access/apps', () => AccessApp, AccessAppFilter),
  accessApp: get(app, () => AccessApp),
});

export const accessPolicies = on(AccessApp, {
  accessPolicies: list(policiesOfApp, () => AccessPolicy, {
    about: 'Its Access policies, paginated: one more call than `policies`, which come with the application',
  }),
});

export const accessAppWrites = mutations({
  createEdgeAccessApp: post('/accounts/{accountId}/access/apps', () => AccessApp, CreateAccessApp),
  updateEdgeAccessApp: put(app, () => AccessApp, UpdateAccessApp),
  deleteEdgeAccessApp: del(app),
});

const part = 'accessPolicy';

export const accessPolicyWrites = mutations({
  createEdgeAccessPolicy: post(policiesOfApp, () => AccessPolicy, CreateAccessPolicy, {
    about: 'Adds a policy to an Access application, of this application alone',
    part,
    listed: false,
  }),
  updateEdgeAccessPolicy: put(`${policiesOfApp}/{id}`, () => AccessPolicy, UpdateAccessPolicy, {
    about: 'Replaces a policy of an Access application; reusable policies of the account cannot be changed here',
    part,
    listed: false,
  }),
  deleteEdgeAccessPolicy: del(`${policiesOfApp}/{id}`, null, { listed: false }),
});
