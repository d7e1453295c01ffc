/** The sub-account type: an additional user of a storage box. */
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Labels } from '../../rest/rows/labels.js';
import { AnyAccessSettings } from './access-settings.js';

@ObjectType('StorageBoxSubaccountAccessSettings', { description: 'Access settings of a sub-account' })
class SubaccountAccessSettings extends AnyAccessSettings {
  @Field({ description: 'It may read only' })
  readonly!: boolean;
}

@ObjectType('StorageBoxSubaccount', {
  description: 'A sub-account: an additional user of a storage box with a home directory of its own',
})
export class Subaccount {
  static readonly keys = { storageBoxId: 'storageBox', subaccountId: 'id' } as const;

  @Field(() => ID, { description: 'Id of the sub-account' })
  id!: number;

  @Field({ description: 'Its name' })
  name!: string;

  @Field({ description: 'User name, for instance `u12345-sub1`' })
  username!: string;

  @Field({ description: 'The home directory: the folder of the storage box that the user sees' })
  homeDirectory!: string;

  @Field({ description: 'Host name, for instance `u12345-sub1.your-storagebox.de`' })
  server!: string;

  @Field(() => SubaccountAccessSettings, { description: 'Access settings' })
  accessSettings!: SubaccountAccessSettings;

  @Field({ description: 'Description' })
  description!: string;

  @Field(() => GraphQLJSONObject, { description: 'User-defined labels: key-value pairs of strings' })
  labels!: Labels;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  created!: string;

  /** The id of its storage box; the field is a link. */
  storageBox!: number;
}
