/** The changes that a script's `exports` make to its durable objects. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { Optional } from '../../../base/optional-field.js';

const Scenario = wireEnum('EdgeWorkerExportsScenario', 'The situation that a message is about', {
  code_class_not_in_exports: 'The code has a class that `exports` does not declare',
  provisioned_class_missing_from_config: 'A class with a namespace is missing from `exports`',
  config_export_not_in_code: '`exports` declares a class that the code lacks',
  config_references_nonexistent_class: 'The configuration refers to a class that does not exist',
  orphaned_provisioned_namespace: 'A namespace has no class any more',
  storage_type_mismatch: 'The declared storage is not that of the namespace',
  free_tier_requires_sqlite: 'On the free plan, Durable Objects need SQLite storage',
  invalid_export: 'An entry of `exports` is invalid',
  tombstone_delete_class_still_in_code: 'A `deleted` tombstone for a class that is still in the code',
  tombstone_delete_blocked_by_external_bindings: 'A `deleted` tombstone for a class that other Workers bind to',
  tombstone_renamed_to_occupied: 'A `renamed` tombstone whose new name is taken',
  transferred_pending_not_found: 'A `transferred` tombstone without a pending transfer in its target',
  transferred_target_missing: 'A `transferred` tombstone whose target is missing',
  transferred_target_mismatch: 'A `transferred` tombstone whose target is not the expected one',
  phase_one_transfer_source_missing: 'An `expecting-transfer` entry whose source script is missing',
  phase_one_transfer_source_namespace_missing: 'An `expecting-transfer` entry whose source has no such namespace',
  phase_one_transfer_target_class_provisioned: 'An `expecting-transfer` entry for a class that has a namespace already',
  phase_one_transfer_after_commit_mismatch: 'An `expecting-transfer` entry that differs from the committed transfer',
  phase_one_transfer_duplicate: 'An `expecting-transfer` entry for a transfer that another entry expects',
  phase_one_transfer_target_in_dispatch_namespace:
    'An `expecting-transfer` entry whose target is in a dispatch namespace',
  phase_one_transfer_source_in_dispatch_namespace:
    'An `expecting-transfer` entry whose source is in a dispatch namespace',
  transferred_source_in_dispatch_namespace: 'A `transferred` tombstone whose source is in a dispatch namespace',
  transferred_target_in_dispatch_namespace: 'A `transferred` tombstone whose target is in a dispatch namespace',
  container_undeclared_reference: 'A class refers to a container that is not declared',
  container_class_not_durable_object: 'The class of a container is not a Durable Object',
  container_wiring_inconsistent: 'Class and container do not refer to each other',
  container_multiple_durable_objects: 'Several Durable Objects refer to one container',
  transfer_container_parity_mismatch: 'Only one side of a pending transfer has a container',
  transfer_container_parity_mismatch_on_commit: 'Only one side of a transfer has a container at its commit',
  tombstone_class_still_in_code: 'A tombstone was applied while its class is still in the code',
  stale_tombstone: 'A tombstone that no longer has an effect',
  transfer_receive_already_applied: 'An `expecting-transfer` entry whose transfer was applied before',
  transfer_receive_cleanup_complete: 'The transfer is complete; its `expecting-transfer` entry can be removed',
});

const TransferPhase = wireEnum('EdgeWorkerTransferPhase', 'Progress of a transfer', {
  committed: 'Committed: the target script has the class',
});

@ObjectType('EdgeWorkerExportsMessage', { description: 'A message about a Durable Object class' })
class ExportsMessage {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field({ description: 'The message' })
  message!: string;

  @Field(() => Scenario, { description: 'The situation that the message is about' })
  scenario!: ValueOf<typeof Scenario>;

  @Optional(() => ID, 'Id of its Durable Object namespace, if it has one')
  namespaceId!: string | null;

  @Optional(() => [String], 'Other scripts that still refer to the class')
  referencingScripts!: string[] | null;
}

@ObjectType('EdgeWorkerExportRenamed', { description: 'A renamed Durable Object class' })
class ExportRenamed {
  @Field({ description: 'The old name' })
  from!: string;

  @Field({ description: 'The new name' })
  to!: string;
}

@ObjectType('EdgeWorkerTransferPending', { description: 'A Durable Object class that is to come from another script' })
class TransferPending {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field({ description: 'The script that has its Durable Objects now' })
  from!: string;
}

@ObjectType('EdgeWorkerExportTransferred', { description: 'A Durable Object class transferred to another script' })
class ExportTransferred {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field(() => TransferPhase, { description: 'Progress of the transfer' })
  phase!: ValueOf<typeof TransferPhase>;

  @Field({ description: 'The script that takes it over' })
  to!: string;
}

@ObjectType('EdgeWorkerExportsReconciliation', {
  description: 'The result of reconciling the declared `exports` with the Durable Objects of a script',
})
export class ExportsReconciliation {
  @Field(() => [String], { description: 'Classes that were created' })
  created!: string[];

  @Field(() => [String], { description: 'Classes that were deleted with their Durable Objects' })
  deleted!: string[];

  @Field(() => [ExportsMessage], { description: 'Informational messages' })
  info!: ExportsMessage[];

  @Field(() => [String], { description: 'Classes whose entries can be removed from `exports`' })
  removableEntries!: string[];

  @Field(() => [ExportRenamed], { description: 'Classes that were renamed' })
  renamed!: ExportRenamed[];

  @Field(() => [TransferPending], { description: 'Classes whose transfer from another script is pending' })
  transferPending!: TransferPending[];

  @Field(() => [ExportTransferred], { description: 'Classes that were transferred to another script' })
  transferred!: ExportTransferred[];

  @Field(() => [String], { description: 'Classes that were updated in place' })
  updated!: string[];

  @Field(() => [ExportsMessage], { description: 'Warnings' })
  warnings!: ExportsMessage[];
}
