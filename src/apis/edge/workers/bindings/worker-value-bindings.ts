/** Bindings to plain values, keys and rate limits. */
import { GraphQLJSON } from 'graphql-scalars';
import { ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { KeyFormat, KeyUsage, WorkerBinding } from './worker-binding.js';
import { BindingRateLimit } from './worker-binding-parts.js';
import { Optional } from '../../../../base/optional-field.js';

@ObjectType('EdgeWorkerPlainTextBinding', {
  implements: WorkerBinding,
  description: 'A binding to plain text',
})
export class PlainTextBinding extends WorkerBinding {
  @Optional(() => String, 'The text')
  text!: string | null;
}

@ObjectType('EdgeWorkerJsonBinding', {
  implements: WorkerBinding,
  description: 'A binding to a JSON value',
})
export class JsonBinding extends WorkerBinding {
  @Optional(() => GraphQLJSON, 'The value')
  json!: unknown | null;
}

@ObjectType('EdgeWorkerBlobBinding', {
  implements: WorkerBinding,
  description: 'A blob, text or WebAssembly module uploaded with the script',
})
export class BlobBinding extends WorkerBinding {
  @Optional(() => String, 'The uploaded part with the content')
  part!: string | null;
}

@ObjectType('EdgeWorkerInheritBinding', {
  implements: WorkerBinding,
  description: 'A binding inherited from an earlier version',
})
export class InheritBinding extends WorkerBinding {
  @Optional(() => String, 'Its name in that version; null: the same')
  oldName!: string | null;

  @Optional(() => ID, 'The version; null: the latest')
  versionId!: string | null;
}

@ObjectType('EdgeWorkerSecretsStoreBinding', {
  implements: WorkerBinding,
  description: 'A binding to a secret in the Secrets Store of the account',
})
export class SecretsStoreBinding extends WorkerBinding {
  @Optional(() => String, 'Name of the secret')
  secretName!: string | null;

  @Optional(() => ID, 'Id of the secrets store')
  storeId!: string | null;
}

@ObjectType('EdgeWorkerSecretKeyBinding', {
  implements: WorkerBinding,
  description: 'A cryptographic key that the Worker can use but not read',
})
export class SecretKeyBinding extends WorkerBinding {
  @Optional(() => GraphQLJSON, 'The algorithm, as the Web Crypto API takes it')
  algorithm!: unknown | null;

  @Optional(() => KeyFormat, 'The format that the key was uploaded in')
  format!: ValueOf<typeof KeyFormat> | null;

  @Optional(() => [KeyUsage], 'The allowed operations')
  usages!: ValueOf<typeof KeyUsage>[] | null;
}

@ObjectType('EdgeWorkerMtlsCertificateBinding', {
  implements: WorkerBinding,
  description: 'A binding to an mTLS client certificate',
})
export class MtlsCertificateBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the certificate')
  certificateId!: string | null;
}

@ObjectType('EdgeWorkerFlagshipBinding', {
  implements: WorkerBinding,
  description: 'A binding to feature flags',
})
export class FlagshipBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the app with the flags')
  appId!: string | null;
}

@ObjectType('EdgeWorkerRateLimitBinding', {
  implements: WorkerBinding,
  description: 'A rate limiting binding',
})
export class RateLimitBinding extends WorkerBinding {
  @Optional(() => ID, 'Id of the counter; bindings with the same id share it')
  namespaceId!: string | null;

  @Optional(() => BindingRateLimit, 'The rate limit')
  simple!: BindingRateLimit | null;
}
