/** Sign-in settings that all kinds of Access apps share. */
import { Field, ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';

@ObjectType()
export abstract class ProvidedApp extends AccessApp {
  @Field(() => [String], {
    nullable: true,
    description: 'Ids of the identity providers that users may sign in with; null: all',
  })
  allowedIdps!: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Users skip the choice of identity provider and are redirected at once',
  })
  autoRedirectToIdentity!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Ids of the custom pages' })
  customPages!: string[] | null;
}

@ObjectType()
export abstract class SignedInApp extends ProvidedApp {
  @Field(() => String, { nullable: true, description: 'Where users who are denied by identity rules are redirected' })
  customDenyUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where users who are denied by non-identity rules are redirected',
  })
  customNonIdentityDenyUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The primary domain, with an optional path' })
  domain!: string | null;

  @Field(() => String, { nullable: true, description: 'How long a session lasts, for instance `24h`' })
  sessionDuration!: string | null;
}
