/** What is sent to upload a worker script, or to change its settings. */
import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { FileInput } from '../../../rest/rows/file-input.js';
import { NonEmpty } from '../../../rest/schema/input-validation.js';
import { OnWire } from '../../../rest/mapping/wire-names.js';
import { WorkerBindingInput } from './bindings/worker-binding-input.js';
import { WorkerAssetsInput } from './worker-assets-input.js';
import { WorkerMigrationsInput } from './worker-migrations-input.js';
import { WorkerCacheOptions, WorkerLimits, WorkerObservability, WorkerUsageModel } from './worker-shared.js';

const Inherited = wireEnum(
  'EdgeWorkerBindingsInherited',
  'What becomes of bindings to inherit that the version before has not had',
  ['strict'],
  { strict: 'The upload is refused' },
);

@InputType('EdgeWorkerAnnotationsInput', { description: 'What to note of a version' })
class Annotations {
  @OnWire('workers/message')
  @Field(() => String, { nullable: true, description: 'What it is about, in words' })
  message?: string;

  @OnWire('workers/tag')
  @Field(() => String, { nullable: true, description: 'What you call it; up to 100 bytes' })
  tag?: string;
}

@InputType('EdgeWorkerTailConsumerInput', { description: 'A script that shall be sent what another one logs' })
class TailConsumer {
  @Field({ description: 'Name of the script' })
  service!: string;

  @Field(() => String, { nullable: true, description: 'Its environment, if it has several' })
  environment?: string;

  @Field(() => String, { nullable: true, description: 'The dispatch namespace that it is in, if it is in one' })
  namespace?: string;
}

/** What may be sent with the files and without them. */
@InputType()
abstract class Settings {
  @Field(() => Annotations, { nullable: true, description: 'What to note of this version; nothing unless given' })
  annotations?: Annotations;

  @Field(() => [WorkerBindingInput], { nullable: true, description: 'What it shall reach under names of its own' })
  bindings?: WorkerBindingInput[];

  @Field(() => WorkerCacheOptions, { nullable: true, description: 'Whether its answers shall be cached' })
  cacheOptions?: WorkerCacheOptions;

  @Field(() => String, { nullable: true, description: 'The day whose behaviour the runtime shall keep to for it' })
  compatibilityDate?: string;

  @Field(() => [String], { nullable: true, description: 'What of the runtime to switch on or off beyond that' })
  compatibilityFlags?: string[];

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What it exports, by name: the way to create, rename, hand over and delete durable objects',
  })
  exports?: object;

  @Field(() => WorkerLimits, { nullable: true, description: 'What one request may use' })
  limits?: WorkerLimits;

  @Field(() => Boolean, { nullable: true, description: 'Push what it logs to where log jobs say' })
  logpush?: boolean;

  @Field(() => WorkerMigrationsInput, {
    nullable: true,
    description: 'What shall become of its durable objects, step by step; an older way than `exports`',
  })
  migrations?: WorkerMigrationsInput;

  @Field(() => WorkerObservability, { nullable: true, description: 'What shall be seen of it at work' })
  observability?: WorkerObservability;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'Where it shall run: `{ mode: "smart" }`, or near a `region`, `hostname` or `host`',
  })
  placement?: object;

  @Field(() => [String], { nullable: true, description: 'Words to find it by' })
  tags?: string[] | null;

  @Field(() => [TailConsumer], { nullable: true, description: 'The scripts that shall be sent what it logs' })
  tailConsumers?: TailConsumer[] | null;

  @Field(() => WorkerUsageModel, { nullable: true, description: 'How its work shall be counted' })
  usageModel?: ValueOf<typeof WorkerUsageModel>;
}

@InputType('EdgeWorkerPackageInput', { description: 'A package that a script was built with' })
class Package {
  @OnWire('installedVersion')
  @Field({ description: 'Its version' })
  installedVersion!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @OnWire('packageJsonVersion')
  @Field({ description: 'The versions that were asked for' })
  packageJsonVersion!: string;
}

@InputType('EdgeWorkerMetadataInput', { description: 'What is to be known of a script that is uploaded' })
class Metadata extends Settings {
  @Field(() => WorkerAssetsInput, { nullable: true, description: 'Files to be served beside it' })
  assets?: WorkerAssetsInput;

  @Field(() => String, { nullable: true, description: 'Name of the file that it is, if it is no module' })
  bodyPart?: string;

  @Field(() => Boolean, { nullable: true, description: 'Keep the files that are served beside it' })
  keepAssets?: boolean;

  @Field(() => [String], {
    nullable: true,
    description: 'Keep bindings of these types that are not given, for instance `secret_text`',
  })
  keepBindings?: string[];

  @Field(() => String, { nullable: true, description: 'Name of the file that it begins with, if it is of modules' })
  mainModule?: string;

  @Field(() => [Package], { nullable: true, description: 'The packages that it was built with' })
  packageDependencies?: Package[];
}

@InputType('UploadEdgeWorkerScriptInput', { description: 'A script: its files, and what is to be known of it' })
export class UploadScript {
  @Field(() => Metadata, { description: 'What is to be known of it' })
  metadata!: Metadata;

  @Field(() => [FileInput], {
    nullable: true,
    description:
      'Its files, each by the name that other files import it by; modules need the content type `application/javascript+module`',
  })
  files?: FileInput[];

  @Field(() => Inherited, {
    nullable: true,
    description: 'What becomes of bindings to inherit that the version before has not had; left out unless given',
  })
  bindingsInherit?: ValueOf<typeof Inherited>;
}

@NonEmpty()
@InputType('EdgeWorkerSettingsInput', { description: 'What to change of the settings of a script' })
class ChangedSettings extends Settings {}

@NonEmpty()
@InputType('UpdateEdgeWorkerScriptSettingsInput', { description: 'What to change of the settings of a script' })
export class UpdateSettings {
  @Field(() => ChangedSettings, { nullable: true, description: 'What to change; what is not given stays' })
  settings?: ChangedSettings;
}

@InputType('DeleteEdgeWorkerScriptInput', { description: 'How to delete a script' })
export class DeleteScript {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Delete it even where other scripts reach it, with all its durable objects; refused unless given',
  })
  force?: boolean;
}
