/** Migrations of a worker script's durable objects. */
import { Field, InputType } from 'type-graphql';

@InputType('EdgeWorkerClassRenameInput', { description: 'A class to rename' })
class ClassRename {
  @Field(() => String, { nullable: true, description: 'The old name' })
  from?: string;

  @Field(() => String, { nullable: true, description: 'The new name' })
  to?: string;
}

@InputType('EdgeWorkerClassTransferInput', { description: 'A class to transfer from another script' })
class ClassTransfer extends ClassRename {
  @Field(() => String, { nullable: true, description: 'The script that has the class now' })
  fromScript?: string;
}

@InputType('EdgeWorkerMigrationStepInput', { description: 'A step of a Durable Object migration' })
class MigrationStep {
  @Field(() => [String], { nullable: true, description: 'Classes to delete, with all data of their Durable Objects' })
  deletedClasses?: string[];

  @Field(() => [String], { nullable: true, description: 'Classes to create, with key-value storage' })
  newClasses?: string[];

  @Field(() => [String], { nullable: true, description: 'Classes to create, with SQLite storage' })
  newSqliteClasses?: string[];

  @Field(() => [ClassRename], { nullable: true, description: 'Classes to rename' })
  renamedClasses?: ClassRename[];

  @Field(() => [ClassTransfer], { nullable: true, description: 'Classes to transfer from other scripts' })
  transferredClasses?: ClassTransfer[];
}

@InputType('EdgeWorkerMigrationsInput', { description: 'Durable Object migrations: one step or several' })
export class WorkerMigrationsInput extends MigrationStep {
  @Field(() => String, { nullable: true, description: 'The migration tag to set: any new name' })
  newTag?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The migration tag that must be set now; otherwise the upload fails',
  })
  oldTag?: string;

  @Field(() => [MigrationStep], { nullable: true, description: 'The steps, in order' })
  steps?: MigrationStep[];
}
