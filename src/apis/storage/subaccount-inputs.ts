/** Filters and inputs for sub-accounts. */
import { Length, Matches, MaxLength } from 'class-validator';
import { GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, InputType } from 'type-graphql';
import { sorting } from '../../rest/mapping/enum.js';
import { AreLabels, type Labels } from '../../rest/rows/labels.js';
import { AtLeastOneOf } from '../../rest/schema/input-validation.js';
import { AnyAccessSettingsInput } from './access-settings.js';
import { Password } from './password.js';
import { Optional } from '../../base/optional-field.js';

const SubaccountSort = sorting('StorageBoxSubaccountSort', { id: 'id', created: 'time of creation' });

const IsHomeDirectory = () =>
  Matches(/^(?!\/)[A-Za-z0-9 ./_-]{1,999}$/, {
    message:
      '$property must be 1 to 999 letters, digits, blanks and . / _ -, and not begin with a slash: it is below the root of the storage box',
  });

const aboutHome = 'The home directory, below the root of the storage box; created if it is missing';

@ArgsType()
export class SubaccountFilter {
  @Optional(() => String, 'Only those with exactly this name')
  name?: string;

  @Optional(() => String, 'Only the one with exactly this user name')
  username?: string;

  @Optional(() => String, 'Only those whose labels match this label selector, for instance `env=production,!old`')
  labelSelector?: string;

  @Optional(() => [SubaccountSort], 'The sort order; by id unless given')
  sort?: string[];
}

@InputType('StorageBoxSubaccountAccessSettingsInput', { description: 'Access settings of a sub-account' })
class SubaccountAccessSettingsInput extends AnyAccessSettingsInput {
  @Optional(() => Boolean, 'It may read only')
  readonly?: boolean;
}

@InputType()
abstract class Described {
  @Length(1, 50)
  @Optional(() => String, 'Its name, of at most 50 characters')
  name?: string;

  @MaxLength(1000)
  @Optional(() => String, 'Description, of at most 1,000 characters')
  description?: string;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'User-defined labels, which replace all existing ones')
  labels?: Labels;
}

@InputType('CreateStorageBoxSubaccountInput', {
  description: 'A sub-account to create; its name is its user name unless given',
})
export class CreateSubaccount extends Described {
  @IsHomeDirectory()
  @Field({ description: aboutHome })
  homeDirectory!: string;

  @Password('the sub-account')
  password!: string;

  @Optional(() => SubaccountAccessSettingsInput, 'Access settings')
  accessSettings?: SubaccountAccessSettingsInput;
}

@AtLeastOneOf('name', 'description', 'labels')
@InputType('UpdateStorageBoxSubaccountInput', { description: 'What to change in a sub-account' })
export class UpdateSubaccount extends Described {}

@InputType('ChangeStorageBoxSubaccountHomeDirectoryInput', { description: 'The new home directory of a sub-account' })
export class ChangeHomeDirectory {
  @IsHomeDirectory()
  @Field({ description: aboutHome })
  homeDirectory!: string;
}

@InputType('ResetStorageBoxSubaccountPasswordInput', { description: 'The new password of a sub-account' })
export class ResetSubaccountPassword {
  @Password()
  password!: string;
}

@AtLeastOneOf('reachableExternally', 'sambaEnabled', 'sshEnabled', 'webdavEnabled', 'readonly')
@InputType('UpdateStorageBoxSubaccountAccessSettingsInput', {
  description: 'What to change in the access settings of a sub-account',
})
export class UpdateSubaccountAccessSettings extends SubaccountAccessSettingsInput {}
