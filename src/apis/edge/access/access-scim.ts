/** SCIM: people and groups that Access writes into a service. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';

const Strictness = wireEnum(
  'EdgeAccessScimStrictness',
  'What becomes of what the schema lacks',
  ['strict', 'passthrough'],
  {
    strict: 'It is left out',
    passthrough: 'It is written',
  },
);

@BothWays('EdgeAccessScimOperations', 'What is done in a service')
export class ScimOperations {
  @Field(() => Boolean, { nullable: true, description: 'What is new is created' })
  create?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'What is gone is deleted' })
  delete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'What has changed is changed' })
  update?: boolean | null;
}

@BothWays('EdgeAccessScimMapping', 'How what is written to a service is made')
export class ScimMapping {
  @Field({ description: 'Of what, for instance `urn:ietf:params:scim:schemas:core:2.0:User`' })
  schema!: string;

  @Field(() => Boolean, { nullable: true, description: 'It is in force' })
  enabled?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Of which of them alone, as a SCIM filter' })
  filter?: string | null;

  @Field(() => ScimOperations, { nullable: true, description: 'What is done' })
  operations?: ScimOperations | null;

  @Field(() => Strictness, { nullable: true, description: 'What becomes of what the schema lacks' })
  strictness?: ValueOf<typeof Strictness> | null;

  @Field(() => String, { nullable: true, description: 'How it is changed on its way, as a JSONata expression' })
  transformJsonata?: string | null;
}

@BothWays('EdgeAccessScimConfig', 'Which people and groups are written into a service, and how')
export class ScimConfig {
  @Field({ description: 'Id of the identity provider that has them' })
  idpUid!: string;

  @Field({ description: 'Where the service takes them' })
  remoteUri!: string;

  @Secret()
  @Field(() => GraphQLJSON, {
    nullable: true,
    description: 'What to sign in to it with, by `scheme`; or a list of several',
  })
  authentication?: unknown;

  @Field(() => Boolean, { nullable: true, description: 'Who is gone is made inactive there, not deleted' })
  deactivateOnDelete?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'They are written' })
  enabled?: boolean | null;

  @Field(() => [ScimMapping], { nullable: true, description: 'How what is written is made' })
  mappings?: ScimMapping[] | null;
}
