/** What shall become of the durable objects of a worker script. */
import { Field, InputType } from 'type-graphql';

@InputType('EdgeWorkerClassRenameInput', { description: 'Another name for a class' })
class ClassRename {
  @Field(() => String, { nullable: true, description: 'Its name' })
  from?: string;

  @Field(() => String, { nullable: true, description: 'The name that it shall have' })
  to?: string;
}

@InputType('EdgeWorkerClassTransferInput', { description: 'A class whose objects come from another script' })
class ClassTransfer extends ClassRename {
  @Field(() => String, { nullable: true, description: 'The script that has them' })
  fromScript?: string;
}

@InputType('EdgeWorkerMigrationStepInput', { description: 'A step of a migration' })
class MigrationStep {
  @Field(() => [String], { nullable: true, description: 'Classes whose objects shall be deleted, with all they keep' })
  deletedClasses?: string[];

  @Field(() => [String], { nullable: true, description: 'Classes that shall have objects, with keys and values' })
  newClasses?: string[];

  @Field(() => [String], { nullable: true, description: 'Classes that shall have objects, with an SQL database' })
  newSqliteClasses?: string[];

  @Field(() => [ClassRename], { nullable: true, description: 'Classes that shall have other names' })
  renamedClasses?: ClassRename[];

  @Field(() => [ClassTransfer], { nullable: true, description: 'Classes whose objects come from other scripts' })
  transferredClasses?: ClassTransfer[];
}

@InputType('EdgeWorkerMigrationsInput', { description: 'What shall become of durable objects: one step, or several' })
export class WorkerMigrationsInput extends MigrationStep {
  @Field(() => String, { nullable: true, description: 'How far they are migrated by it: any name that is new' })
  newTag?: string;

  @Field(() => String, { nullable: true, description: 'How far they must be before; else it is refused' })
  oldTag?: string;

  @Field(() => [MigrationStep], { nullable: true, description: 'The steps, one after another' })
  steps?: MigrationStep[];
}
