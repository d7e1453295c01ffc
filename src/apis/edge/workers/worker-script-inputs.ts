/** Inputs to upload a worker script or to change its settings. */
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
import { TakesNull } from '../../../rest/mapping/nulls.js';
import { Optional } from '../../../base/optional-field.js';

const BindingsInheritMode = wireEnum(
  'EdgeWorkerBindingsInheritMode',
  'What happens to an inherited binding that the earlier version lacks',
  { strict: 'The upload fails' },
);

@InputType('EdgeWorkerAnnotationsInput', { description: 'Annotations of a version' })
class Annotations {
  @OnWire('workers/message')
  @Optional(() => String, 'A message that describes the version')
  message?: string;

  @OnWire('workers/tag')
  @Optional(() => String, 'A tag that identifies the version; up to 100 bytes')
  tag?: string;
}

@InputType('EdgeWorkerTailConsumerInput', { description: 'A Tail Worker: it receives the logs of another one' })
class TailConsumer {
  @Field({ description: 'Name of the Tail Worker' })
  service!: string;

  @Optional(() => String, 'Its environment, if it has several')
  environment?: string;

  @Optional(() => String, 'Its dispatch namespace, if it has one')
  namespace?: string;
}

/** Fields that can be sent with or without files. */
@InputType()
abstract class Settings {
  @Optional(() => Annotations, 'Annotations of the version; none unless given')
  annotations?: Annotations;

  @Optional(() => [WorkerBindingInput], 'Bindings of the Worker')
  bindings?: WorkerBindingInput[];

  @Optional(() => WorkerCacheOptions, 'Cache settings of the Worker')
  cacheOptions?: WorkerCacheOptions;

  @Optional(() => String, 'The compatibility date: the runtime behaves as on that day')
  compatibilityDate?: string;

  @Optional(() => [String], 'Compatibility flags that switch runtime features on or off')
  compatibilityFlags?: string[];

  @Optional(
    () => GraphQLJSONObject,
    'The exports, by name: declares Durable Objects to create, rename, transfer and delete',
  )
  exports?: object;

  @Optional(() => WorkerLimits, 'Limits per invocation')
  limits?: WorkerLimits;

  @Optional(() => Boolean, 'Send the logs to Logpush jobs')
  logpush?: boolean;

  @Optional(() => WorkerMigrationsInput, 'Durable Object migrations, step by step; superseded by `exports`')
  migrations?: WorkerMigrationsInput;

  @Optional(() => WorkerObservability, 'Observability settings')
  observability?: WorkerObservability;

  @Optional(
    () => GraphQLJSONObject,
    'Placement of the Worker: `{ mode: "smart" }`, or close to a `region`, `hostname` or `host`',
  )
  placement?: object;

  @TakesNull()
  @Optional(() => [String], 'Tags to filter by')
  tags?: string[] | null;

  @TakesNull()
  @Optional(() => [TailConsumer], 'The Tail Workers that receive its logs')
  tailConsumers?: TailConsumer[] | null;

  @Optional(() => WorkerUsageModel, 'The usage model, which determines billing')
  usageModel?: ValueOf<typeof WorkerUsageModel>;
}

@InputType('EdgeWorkerPackageInput', { description: 'A package dependency of the script' })
class Package {
  @OnWire('installedVersion')
  @Field({ description: 'The installed version' })
  installedVersion!: string;

  @Field({ description: 'Name of the package' })
  name!: string;

  @OnWire('packageJsonVersion')
  @Field({ description: 'The version range in `package.json`' })
  packageJsonVersion!: string;
}

@InputType('EdgeWorkerMetadataInput', { description: 'Metadata of a Worker upload' })
class Metadata extends Settings {
  @TakesNull(false)
  @Optional(() => [String], 'Tags to filter by')
  override tags?: string[];

  @Optional(() => WorkerAssetsInput, 'Static assets to serve with the Worker')
  assets?: WorkerAssetsInput;

  @Optional(() => String, 'Name of the file with the script, in service worker syntax')
  bodyPart?: string;

  @Optional(() => Boolean, 'Keep the static assets of the earlier version')
  keepAssets?: boolean;

  @Optional(() => [String], 'Keep the bindings of these types that are not given, for instance `secret_text`')
  keepBindings?: string[];

  @Optional(() => String, 'Name of the file with the main module, in ES module syntax')
  mainModule?: string;

  @Optional(() => [Package], 'Package dependencies of the script')
  packageDependencies?: Package[];
}

@InputType('UploadEdgeWorkerScriptInput', { description: 'A Worker script to upload: its files and metadata' })
export class UploadScript {
  @Field(() => Metadata, { description: 'Metadata of the upload' })
  metadata!: Metadata;

  @Optional(
    () => [FileInput],
    'The files, each under the name that the others import it by; modules need the content type `application/javascript+module`',
  )
  files?: FileInput[];

  @Optional(
    () => BindingsInheritMode,
    'What happens to an inherited binding that the earlier version lacks; it is left out unless given',
  )
  bindingsInherit?: ValueOf<typeof BindingsInheritMode>;
}

@NonEmpty()
@InputType('EdgeWorkerSettingsInput', { description: 'The settings of a Worker to change' })
class ChangedSettings extends Settings {}

@NonEmpty()
@InputType('UpdateEdgeWorkerScriptSettingsInput', { description: 'The settings of a Worker to change' })
export class UpdateSettings {
  @Optional(() => ChangedSettings, 'The settings to change; the others stay')
  settings?: ChangedSettings;
}

@InputType('DeleteEdgeWorkerScriptInput', { description: 'How to delete a Worker script' })
export class DeleteScript {
  @Optional(
    () => Boolean,
    'Delete it even if other scripts refer to it, with all its Durable Objects; refused unless given',
  )
  force?: boolean;
}
