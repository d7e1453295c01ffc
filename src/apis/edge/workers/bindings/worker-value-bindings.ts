/** Bindings to values, keys and counts. */
import { GraphQLJSON } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { ValueOf } from '../../../../rest/mapping/enum.js';
import { KeyFormat, KeyUsage, WorkerBinding } from './worker-binding.js';
import { RateLimit } from './worker-binding-parts.js';

@ObjectType('EdgeWorkerTextBinding', {
  implements: WorkerBinding,
  description: 'A text',
})
export class TextBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'The text' })
  text!: string | null;
}

@ObjectType('EdgeWorkerJsonBinding', {
  implements: WorkerBinding,
  description: 'A value',
})
export class JsonBinding extends WorkerBinding {
  @Field(() => GraphQLJSON, { nullable: true, description: 'The value' })
  json!: unknown | null;
}

@ObjectType('EdgeWorkerPartBinding', {
  implements: WorkerBinding,
  description: 'Bytes, a text or WebAssembly that was uploaded with the script',
})
export class PartBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'The part of the upload that it came in' })
  part!: string | null;
}

@ObjectType('EdgeWorkerInheritedBinding', {
  implements: WorkerBinding,
  description: 'What a version before had',
})
export class InheritedBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Its name there; null: the same' })
  oldName!: string | null;

  @Field(() => ID, { nullable: true, description: 'Which version; null: the last one' })
  versionId!: string | null;
}

@ObjectType('EdgeWorkerStoredSecretBinding', {
  implements: WorkerBinding,
  description: 'A secret of the account',
})
export class StoredSecretBinding extends WorkerBinding {
  @Field(() => String, { nullable: true, description: 'Its name' })
  secretName!: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the store that it is in' })
  storeId!: string | null;
}

@ObjectType('EdgeWorkerKeyBinding', {
  implements: WorkerBinding,
  description: 'A key that the script may use and not see',
})
export class KeyBinding extends WorkerBinding {
  @Field(() => GraphQLJSON, { nullable: true, description: 'What it is for, as the Web Crypto API takes it' })
  algorithm!: unknown | null;

  @Field(() => KeyFormat, { nullable: true, description: 'How it was written' })
  format!: ValueOf<typeof KeyFormat> | null;

  @Field(() => [KeyUsage], { nullable: true, description: 'What it may be used for' })
  usages!: ValueOf<typeof KeyUsage>[] | null;
}

@ObjectType('EdgeWorkerCertificateBinding', {
  implements: WorkerBinding,
  description: 'A certificate to show to other servers',
})
export class CertificateBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the certificate' })
  certificateId!: string | null;
}

@ObjectType('EdgeWorkerFlagsBinding', {
  implements: WorkerBinding,
  description: 'Flags that switch features',
})
export class FlagsBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Id of the app whose flags they are' })
  appId!: string | null;
}

@ObjectType('EdgeWorkerRateLimitBinding', {
  implements: WorkerBinding,
  description: 'A count that says when enough is enough',
})
export class RateLimitBinding extends WorkerBinding {
  @Field(() => ID, { nullable: true, description: 'Whoever names the same shares the count' })
  namespaceId!: string | null;

  @Field(() => RateLimit, { nullable: true, description: 'How often' })
  simple!: RateLimit | null;
}
