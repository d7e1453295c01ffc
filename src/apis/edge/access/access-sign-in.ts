/** Sign-in settings that all kinds of Access apps share. */
import { ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType()
export abstract class ProvidedApp extends AccessApp {
  @Optional(() => [String], 'Ids of the identity providers that users may sign in with; null: all')
  allowedIdps!: string[] | null;

  @Optional(() => Boolean, 'Users skip the choice of identity provider and are redirected at once')
  autoRedirectToIdentity!: boolean | null;

  @Optional(() => [String], 'Ids of the custom pages')
  customPages!: string[] | null;
}

@ObjectType()
export abstract class SignedInApp extends ProvidedApp {
  @Optional(() => String, 'Where users who are denied by identity rules are redirected')
  customDenyUrl!: string | null;

  @Optional(() => String, 'Where users who are denied by non-identity rules are redirected')
  customNonIdentityDenyUrl!: string | null;

  @Optional(() => String, 'The primary domain, with an optional path')
  domain!: string | null;

  @Optional(() => String, 'How long a session lasts, for instance `24h`')
  sessionDuration!: string | null;
}
