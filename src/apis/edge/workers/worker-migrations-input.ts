/** Migrations of a worker script's durable objects. */
import { InputType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';

@InputType('EdgeWorkerClassRenameInput', { description: 'A class to rename' })
class ClassRename {
  @Optional(() => String, 'The old name')
  from?: string;

  @Optional(() => String, 'The new name')
  to?: string;
}

@InputType('EdgeWorkerClassTransferInput', { description: 'A class to transfer from another script' })
class ClassTransfer extends ClassRename {
  @Optional(() => String, 'The script that has the class now')
  fromScript?: string;
}

@InputType('EdgeWorkerMigrationStepInput', { description: 'A step of a Durable Object migration' })
class MigrationStep {
  @Optional(() => [String], 'Classes to delete, with all data of their Durable Objects')
  deletedClasses?: string[];

  @Optional(() => [String], 'Classes to create, with key-value storage')
  newClasses?: string[];

  @Optional(() => [String], 'Classes to create, with SQLite storage')
  newSqliteClasses?: string[];

  @Optional(() => [ClassRename], 'Classes to rename')
  renamedClasses?: ClassRename[];

  @Optional(() => [ClassTransfer], 'Classes to transfer from other scripts')
  transferredClasses?: ClassTransfer[];
}

@InputType('EdgeWorkerMigrationsInput', { description: 'Durable Object migrations: one step or several' })
export class WorkerMigrationsInput extends MigrationStep {
  @Optional(() => String, 'The migration tag to set: any new name')
  newTag?: string;

  @Optional(() => String, 'The migration tag that must be set now; otherwise the upload fails')
  oldTag?: string;

  @Optional(() => [MigrationStep], 'The steps, in order')
  steps?: MigrationStep[];
}
