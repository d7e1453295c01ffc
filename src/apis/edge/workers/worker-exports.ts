/** What happens to durable objects when a script changes its exports. */
import { Field, ID, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';

const Scenario = wireEnum('EdgeWorkerExportsScenario', 'The situation that a message is about', [
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

const TransferPhase = wireEnum('EdgeWorkerTransferPhase', 'Progress of a transfer', ['committed'], {
  committed: 'Committed',
});

@ObjectType('EdgeWorkerExportsMessage', { description: 'A message about a Durable Object class' })
class ExportsMessage {
  @Field({ description: 'Name of the class' })
  class!: string;

  @Field({ description: 'The message' })
  message!: string;

  @Field(() => Scenario, { description: 'The situation that the message is about' })
  scenario!: ValueOf<typeof Scenario>;

  @Field(() => ID, { nullable: true, description: 'Id of its Durable Object namespace, if it has one' })
  namespaceId!: string | null;

  @Field(() => [String], { nullable: true, description: 'Other scripts that still refer to the class' })
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
