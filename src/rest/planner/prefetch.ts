/** Prefetches what is selected below the objects of a field while these are still being read, at every level. */
import { createHash } from 'node:crypto';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import type { ById, Hold } from './by-id.js';
import type { Client } from '../transport/client.js';
import { payloadType } from '../schema/fields-of-rows.js';
import { Level } from './selection-plan.js';
import type { BoundRow } from '../rows/bound-row.js';
import type { PlanStep } from './plan-steps.js';

/** Follows one list or object from before it is read until it has arrived. */
export class Prefetch {
  readonly #level: Level;
  readonly #holds: readonly (readonly [ById, Hold])[];

  /** `nodes` select fields on the objects; `question` identifies what is requested from the account. */
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
    // Hashed, because it contains the caller's values and the history outlives the request.
    const name = createHash('sha256').update(question).digest('base64url');
    for (const step of allOf(steps)) step.begin?.(name);
    const leads = new Set([...directly(steps), ...(own ? [own] : [])]);
    this.#holds = [...leads].map((objects) => [objects, objects.hold()]);
  }

  /** Called with objects that have arrived and the number of those still to come. */
  see(objects: readonly unknown[], left: number): void {
    const half = Math.ceil(objects.length / 2);
    for (const object of objects.slice(0, half)) this.#level.see(object);
    const held = this.#holds.map(([objects, hold]) => ({ objects, hold, before: objects.wanted }));
    const rest = objects.slice(half);
    for (const object of rest) this.#level.see(object);
    // Estimated from the second half only: ids shared by many objects already turned up in the first.
    for (const { objects, hold, before } of held) {
      const each = rest.length === 0 ? 0 : (objects.wanted - before) / rest.length;
      hold.expected = Math.floor(each * left);
    }
  }

  end(): void {
    for (const [, hold] of this.#holds) hold.end();
  }
}

function allOf(steps: readonly PlanStep[]): readonly PlanStep[] {
  return steps.flatMap((step) => [step, ...allOf(step.below?.steps ?? [])]);
}

/** The loaders that the steps lead to without another read. */
function directly(steps: readonly PlanStep[]): readonly ById[] {
  return steps.flatMap(({ leads, below }) => (leads ? [leads] : directly(below?.steps ?? [])));
}
