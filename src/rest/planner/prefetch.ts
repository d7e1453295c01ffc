/** Begins what a question asks below the objects of a field while these are still being read, through every level. */
import { createHash } from 'node:crypto';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { ById, Hold } from './by-id.js';
import type { Client } from '../transport/client.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { Level } from './selection-plan.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { PlanStep } from './plan-steps.js';

/** Follows one list, or one object, from before it is read until it has come. */
export class Prefetch {
  readonly #level: Level;
  readonly #holds: readonly (readonly [ById, Hold])[];

  /** `nodes` are those that ask of the objects; `question` names what is asked of the account. */
  constructor(
    client: Client,
    info: GraphQLResolveInfo,
    row: BoundRow,
    nodes: readonly FieldNode[],
    question: string,
    own: ById | null = null,
  ) {
    this.#level = new Level(client, info, payloadType(info.schema, row), nodes);
    const { steps } = this.#level;
    // A caller's texts are part of it, and it is remembered longer than the question lives.
    const name = createHash('sha256').update(question).digest('base64url');
    for (const step of allOf(steps)) step.begin?.(name);
    const leads = new Set([...directly(steps), ...(own ? [own] : [])]);
    this.#holds = [...leads].map((objects) => [objects, objects.hold()]);
  }

  /** Objects that have come, and how many are still to come. */
  see(objects: readonly unknown[], left: number): void {
    const half = Math.ceil(objects.length / 2);
    for (const object of objects.slice(0, half)) this.#level.see(object);
    const before = this.#holds.map(([{ wanted }]) => wanted);
    const rest = objects.slice(half);
    for (const object of rest) this.#level.see(object);
    // What the first ones had in common, the others will not bring anew.
    this.#holds.forEach(([{ wanted }, hold], index) => {
      const each = rest.length === 0 ? 0 : (wanted - (before[index] ?? 0)) / rest.length;
      hold.expected = Math.floor(each * left);
    });
  }

  end(): void {
    for (const [, hold] of this.#holds) hold.end();
  }
}

function allOf(steps: readonly PlanStep[]): readonly PlanStep[] {
  return steps.flatMap((step) => [step, ...allOf(step.below?.steps ?? [])]);
}

/** Objects by id to which the steps lead without another read. */
function directly(steps: readonly PlanStep[]): readonly ById[] {
  return steps.flatMap(({ leads, below }) => (leads ? [leads] : directly(below?.steps ?? [])));
}
