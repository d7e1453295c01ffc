/** What Access apps say of how people sign in, those in front of sites and servers and others alike. */
import { Field, ObjectType } from 'type-graphql';
import { AccessApp } from './access-app.js';

@ObjectType()
export abstract class ProvidedApp extends AccessApp {
  @Field(() => [String], {
    nullable: true,
    description: 'Ids of the identity providers that people may sign in with; null: all',
  })
  allowedIdps!: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'People are sent to the only identity provider at once' })
  autoRedirectToIdentity!: boolean | null;

  @Field(() => [String], { nullable: true, description: 'Ids of the pages that are shown instead of the usual ones' })
  customPages!: string[] | null;
}

@ObjectType()
export abstract class SignedInApp extends ProvidedApp {
  @Field(() => String, { nullable: true, description: 'Where those are sent who are not let through for who they are' })
  customDenyUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where those are sent who are not let through for anything else',
  })
  customNonIdentityDenyUrl!: string | null;

  @Field(() => String, { nullable: true, description: 'The host, with a path or without, that people know it by' })
  domain!: string | null;

  @Field(() => String, { nullable: true, description: 'How long people stay signed in, for instance `24h`' })
  sessionDuration!: string | null;
}
