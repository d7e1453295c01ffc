/** Bindings to plain values, keys and rate limits. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { KeyFormat, KeyUsage, WorkerBinding } from './worker-binding.js';
import { BindingRateLimit } from './worker-binding-parts.js';

@ObjectType('EdgeWorkerPlainTextBinding', {
  implements: WorkerBinding,
  description: 'A binding to plain text',
})
export class PlainTextBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'The text' })
  text!: string | null;
}

@ObjectType('EdgeWorkerJsonBinding', {
  implements: WorkerBinding,
  description: 'A binding to a JSON value',
})
export class JsonBinding extends WorkerBinding {
  @Field(() => GraphQLJSON, { nullable: true, description: 'The value' })
  json!: unknown | null;
}

@ObjectType('EdgeWorkerBlobBinding', {
  implements: WorkerBinding,
  description: 'A blob, text or WebAssembly module uploaded with the script',
})
export class BlobBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'The uploaded part with the content' })
  part!: string | null;
}

@ObjectType('EdgeWorkerInheritBinding', {
  implements: WorkerBinding,
  description: 'A binding inherited from an earlier version',
})
export class InheritBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Its name in that version; null: the same' })
  oldName!: string | null;

  @Field(() => ID, { nullable: true, description: 'The version; null: the latest' })
  versionId!: string | null;
}

@ObjectType('EdgeWorkerSecretsStoreBinding', {
  implements: WorkerBinding,
  description: 'A binding to a secret in the Secrets Store of the account',
})
export class SecretsStoreBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Name of the secret' })
  secretName!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the secrets store' })
  storeId!: string | null;
}

@ObjectType('EdgeWorkerSecretKeyBinding', {
  implements: WorkerBinding,
  description: 'A cryptographic key that the Worker can use but not read',
})
export class SecretKeyBinding extends WorkerBinding {
  @Field(() => GraphQLJSON, { nullable: true, description: 'The algorithm, as the Web Crypto API takes it' })
  algorithm!: unknown | null;

  @Field(() => KeyFormat, { nullable: true, description: 'The format that the key was uploaded in' })
  format!: ValueOf<typeof KeyFormat> | null;

  @Field(() => [KeyUsage], { nullable: true, description: 'The allowed operations' })
  usages!: ValueOf<typeof KeyUsage>[] | null;
}

@ObjectType('EdgeWorkerMtlsCertificateBinding', {
  implements: WorkerBinding,
  description: 'A binding to an mTLS client certificate',
})
export class MtlsCertificateBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the certificate' })
  certificateId!: string | null;
}

@ObjectType('EdgeWorkerFlagshipBinding', {
  implements: WorkerBinding,
  description: 'A binding to feature flags',
})
export class FlagshipBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the app with the flags' })
  appId!: string | null;
}

@ObjectType('EdgeWorkerRateLimitBinding', {
  implements: WorkerBinding,
  description: 'A rate limiting binding',
})
export class RateLimitBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the counter; bindings with the same id share it' })
  namespaceId!: string | null;

  @Field(() => BindingRateLimit, { nullable: true, description: 'The rate limit' })
  simple!: BindingRateLimit | null;
}
