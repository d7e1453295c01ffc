/** The inputs and payloads of the mutations of statements. */
import { IsBase64, ValidateNested } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';
import { textAt } from '../../base/unknown.js';
import type { Api } from '../../rest/rows/dialect.js';
import { mostInline } from '../../base/inline-bytes.js';
import { ExactlyOneOf, Rule } from '../../rest/schema/input-validation.js';
import { HostingApiName } from '../inventory/api.js';
import { ImportedStatement } from './statement-type.js';

const most = `at most ${mostInline / 1024} KiB`;

@ExactlyOneOf('text', 'base64')
@Rule((input) => {
  const bytes =
    Buffer.byteLength(textAt(input, 'text') ?? '') + Buffer.byteLength(textAt(input, 'base64') ?? '', 'base64');
  return bytes <= mostInline ? undefined : `expected ${most}, but got ${bytes} bytes`;
})
@InputType({ description: `A file of a statement as the provider wrote it, ${most}` })
class StatementFileInput {
  @Optional(() => String, 'Its text')
  text?: string | null;

  @IsBase64()
  @Optional(() => String, 'Base64 of its bytes, by which a file in another encoding than UTF-8 is found out')
  base64?: string | null;
}

@InputType({ description: 'A grouping of a statement and an account that it is' })
export class StatementGroupingInput {
  @Optional(() => String, 'The name of the grouping, such as `Project shop`; null in a file that has none')
  grouping?: string | null;

  @Field(() => HostingApiName, { description: 'The API of the account' })
  api!: Api;

  @Field({ description: 'The name of the account' })
  accountName!: string;
}

@InputType({ description: 'A statement to import' })
export class ImportStatementInput {
  @ValidateNested()
  @Field(() => StatementFileInput, { description: 'The file' })
  file!: StatementFileInput;

  @Optional(
    () => [StatementGroupingInput],
    'The accounts of groupings; one that is not named is tied to the accounts that had its resources in these months',
  )
  groupings?: StatementGroupingInput[] | null;

  @Field(() => Boolean, { defaultValue: false, description: 'Only read the file: nothing is stored' })
  preview!: boolean;
}

@ObjectType({ description: 'The result of `importStatement`' })
export class ImportStatementPayload {
  @Field(() => ImportedStatement, { description: 'The statement' })
  statement!: ImportedStatement;

  @Field({ description: 'The same statement was there before, and this one takes its place' })
  isReplacement!: boolean;
}

@ObjectType({ description: 'The result of `deleteStatement`' })
export class DeleteStatementPayload {
  @Field(() => ID, { description: 'The id of the deleted statement' })
  deletedId!: string;
}
