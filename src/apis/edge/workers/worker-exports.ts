/** What becomes of durable objects when a script says anew what it exports. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const Scenario = wireEnum('EdgeWorkerExportsScenario', 'What a note on exports is about', [
  'code_class_not_in_exports',
  'provisioned_class_missing_from_config',
  'config_export_not_in_code',
  'config_references_nonexistent_class',
  'orphaned_provisioned_namespace',
  'storage_type_mismatch',
  'free_tier_requires_sqlite',
  'invalid_export',
  'tombstone_delete_class_still_in_code',
  'tombstone_delete_blocked_by_external_bindings',
  'tombstone_renamed_to_occupied',
  'transferred_pending_not_found',
  'transferred_target_missing',
  'transferred_target_mismatch',
  'phase_one_transfer_source_missing',
  'phase_one_transfer_source_namespace_missing',
  'phase_one_transfer_target_class_provisioned',
  'phase_one_transfer_after_commit_mismatch',
  'phase_one_transfer_duplicate',
  'phase_one_transfer_target_in_dispatch_namespace',
  'phase_one_transfer_source_in_dispatch_namespace',
  'transferred_source_in_dispatch_namespace',
  'transferred_target_in_dispatch_namespace',
  'container_undeclared_reference',
  'container_class_not_durable_object',
  'container_wiring_inconsistent',
  'container_multiple_durable_objects',
  'transfer_container_parity_mismatch',
  'transfer_container_parity_mismatch_on_commit',
  'tombstone_class_still_in_code',
  'stale_tombstone',
  'transfer_receive_already_applied',
  'transfer_receive_cleanup_complete',
]);

const TransferPhase = wireEnum('EdgeWorkerTransferPhase', 'How far a transfer is', ['committed'], {
  committed: 'It is done',
});

@ObjectType('EdgeWorkerExportsNote', { description: 'What is to be known of a class of durable objects' })
class ExportsNote {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field({ description: 'What is to be known, in words' })
  message!: string;

  @Field(() => Scenario, { description: 'What it is about' })
  scenario!: ValueOf<typeof Scenario>;

  @Field(() => ID, { nullable: true, description: 'Id of its objects together, if there are some' })
  namespaceId!: string | null;

  @Field(() => [String], { nullable: true, description: 'Other scripts that still reach it' })
  referencingScripts!: string[] | null;
}

@ObjectType('EdgeWorkerExportRenamed', { description: 'A class of durable objects that has another name now' })
class ExportRenamed {
  @Field({ description: 'Its name before' })
  from!: string;

  @Field({ description: 'Its name now' })
  to!: string;
}

@ObjectType('EdgeWorkerExportAwaited', { description: 'A class whose durable objects another script shall hand over' })
class ExportAwaited {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field({ description: 'The script that has them' })
  from!: string;
}

@ObjectType('EdgeWorkerExportTransferred', { description: 'A class whose durable objects another script has now' })
class ExportTransferred {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field(() => TransferPhase, { description: 'How far it is' })
  phase!: ValueOf<typeof TransferPhase>;

  @Field({ description: 'The script that has them' })
  to!: string;
}

@ObjectType('EdgeWorkerExportsReconciliation', { description: 'What became of the durable objects of a script' })
export class ExportsReconciliation {
  @Field(() => [String], { description: 'Classes that have some now' })
  created!: string[];

  @Field(() => [String], { description: 'Classes whose objects are deleted' })
  deleted!: string[];

  @Field(() => [ExportsNote], { description: 'What is good to know' })
  info!: ExportsNote[];

  @Field(() => [String], { description: 'Classes that need not be told as gone any more' })
  removableEntries!: string[];

  @Field(() => [ExportRenamed], { description: 'Classes that have another name now' })
  renamed!: ExportRenamed[];

  @Field(() => [ExportAwaited], { description: 'Classes that another script shall hand over' })
  transferPending!: ExportAwaited[];

  @Field(() => [ExportTransferred], { description: 'Classes that another script has now' })
  transferred!: ExportTransferred[];

  @Field(() => [String], { description: 'Classes that were changed in place' })
  updated!: string[];

  @Field(() => [ExportsNote], { description: 'What may be a mistake' })
  warnings!: ExportsNote[];
}
