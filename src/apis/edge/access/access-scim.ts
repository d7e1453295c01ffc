/** SCIM: users and groups that Access provisions in another service. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field } from 'type-graphql';
import { BothWays } from '../../../rest/mapping/both-ways.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Secret } from '../../../rest/mapping/secrets.js';
import { Optional } from '../../../base/optional-field.js';

const Strictness = wireEnum('EdgeAccessScimStrictness', 'How attributes outside the SCIM schema are handled', {
  strict: 'Removed',
  passthrough: 'Passed through',
});

@BothWays('EdgeAccessScimOperations', 'Which SCIM operations are allowed')
class ScimOperations {
  @Optional(() => Boolean, 'Create resources')
  create?: boolean | null;

  @Optional(() => Boolean, 'Delete resources')
  delete?: boolean | null;

  @Optional(() => Boolean, 'Update resources')
  update?: boolean | null;
}

@BothWays('EdgeAccessScimMapping', 'How a SCIM resource is mapped to the application')
class ScimMapping {
  @Field({ description: 'The SCIM schema of the resource, for instance `urn:ietf:params:scim:schemas:core:2.0:User`' })
  schema!: string;

  @Optional(() => Boolean, 'The mapping is enabled')
  enabled?: boolean | null;

  @Optional(() => String, 'A SCIM filter; only matching resources are provisioned')
  filter?: string | null;

  @Optional(() => ScimOperations, 'Which operations the mapping applies to')
  operations?: ScimOperations | null;

  @Optional(() => Strictness, 'How attributes outside the SCIM schema are handled')
  strictness?: ValueOf<typeof Strictness> | null;

  @Optional(() => String, 'A JSONata expression that transforms the resource')
  transformJsonata?: string | null;
}

@BothWays('EdgeAccessScimConfig', 'SCIM provisioning of users and groups to an application')
export class ScimConfig {
  @Field({ description: 'Id of the identity provider that is the source' })
  idpUid!: string;

  @Field({ description: 'The SCIM endpoint of the application' })
  remoteUri!: string;

  @Secret()
  @Optional(() => GraphQLJSON, 'How to authenticate to the SCIM endpoint, by `scheme`; or a list of several')
  authentication?: unknown;

  @Optional(() => Boolean, 'Deactivate users who are removed at the source instead of deleting them')
  deactivateOnDelete?: boolean | null;

  @Optional(() => Boolean, 'Provisioning is enabled')
  enabled?: boolean | null;

  @Optional(() => [ScimMapping], 'How each SCIM resource is mapped')
  mappings?: ScimMapping[] | null;
}
