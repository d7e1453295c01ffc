/** Secrets of Worker scripts. Their values are sent and never returned. */
import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, list, put } from '../../../rest/rows/row.js';
import { Rule } from '../../../rest/schema/input-validation.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { KeyFormat, KeyUsage } from './bindings/worker-binding.js';

const SecretType = wireEnum('EdgeWorkerSecretType', 'The type of a secret', {
  secret_text: 'A text, which the Worker can read',
  secret_key: 'A cryptographic key, which the Worker can use but not read',
});

@ObjectType()
@InputType()
abstract class SecretParts {
  @Field({ description: 'Name of the secret in the code of the Worker' })
  name!: string;

  @Field(() => SecretType, { description: 'Its type' })
  type!: ValueOf<typeof SecretType>;

  @Optional(() => GraphQLJSON, 'SECRET_KEY: the algorithm, as the Web Crypto API takes it')
  algorithm?: unknown;

  @Optional(() => KeyFormat, 'SECRET_KEY: the format of the key')
  format?: ValueOf<typeof KeyFormat> | null;

  @Optional(() => [KeyUsage], 'SECRET_KEY: the allowed operations')
  usages?: ValueOf<typeof KeyUsage>[] | null;
}

@ObjectType('EdgeWorkerSecret', { description: 'A secret of a Worker script, without its value' })
export class WorkerSecret extends SecretParts {}

const values = ['text', 'keyBase64', 'keyJwk'] as const;

/** A text has a text, a key one of its two forms. */
function valueProblem(input: object): string | undefined {
  const given = values.filter((name) => (Reflect.get(input, name) ?? null) !== null);
  const isText = Reflect.get(input, 'type') === 'secret_text';
  const isRight = given.length === 1 && (given[0] === 'text') === isText;
  const expected = isText ? '`text` of SECRET_TEXT' : '`keyBase64` or `keyJwk` of SECRET_KEY';
  return isRight ? undefined : `expected ${expected}, but got ${given.join(' and ') || 'none'}`;
}

@Rule(valueProblem)
@InputType('SetEdgeWorkerSecretInput', { description: 'A secret to create, or to replace by its name' })
class SetSecret extends SecretParts {
  @Optional(() => String, 'SECRET_TEXT: the text')
  text?: string;

  @OnWire('key_base64')
  @Optional(() => String, 'SECRET_KEY: the key in base64, for every format except JWK')
  keyBase64?: string;

  @Optional(() => GraphQLJSONObject, 'SECRET_KEY: the key, for the format JWK')
  keyJwk?: object;
}

@InputType('DeleteEdgeWorkerSecretInput', { description: 'How the name of the secret is sent' })
class DeleteSecret {
  @Optional(() => Boolean, 'The name in the path is percent-encoded')
  urlEncoded?: boolean;
}

const path = '/accounts/{accountId}/workers/scripts/{name}/secrets';

export const workerSecrets = on(Account, {
  workerScriptSecrets: list(path, () => WorkerSecret, {
    about: 'The secrets of a Worker script, without their values',
    paging: unpaged,
    listed: false,
  }),
});

export const workerSecretWrites = mutations({
  setEdgeWorkerSecret: put(path, () => WorkerSecret, SetSecret, {
    about: 'Sets a secret of a Worker script and deploys the script anew at once',
    part: 'secret',
    listed: false,
  }),
  deleteEdgeWorkerSecret: del('/accounts/{accountId}/workers/scripts/{scriptName}/secrets/{name}', null, DeleteSecret, {
    about: 'Deletes a secret of a Worker script and deploys the script anew at once',
    query: ['url_encoded'],
    listed: false,
  }),
});
