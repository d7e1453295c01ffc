/** What every rule owes: the sick found, its healthy twin not, nothing certain of what cannot be read. */
import { describe, expect, it } from '@jest/globals';
import type { World, findingsLab } from './lab.js';

interface Twins {
  readonly kind: string;
  /** The world with this object in it. */
  readonly world: (object: object) => World;
  readonly sick: object;
  /** What is otherwise in a twin that is not sick; undefined for what is not returned at all. */
  readonly healthy: Readonly<Record<string, object>>;
  /** Lists that it takes, for instance `edge /zones`. */
  readonly lists: readonly string[];
  /** Of the finding. */
  readonly found: object;
}

export function itDistinguishesTwins(lab: ReturnType<typeof findingsLab>, all: readonly Twins[]): void {
  describe.each(all)('$kind', ({ kind, world, sick, healthy, lists, found }) => {
    it('is found', async () => {
      expect(await lab.finds(kind, world(sick))).toMatchObject([
        { kind, verdict: 'CERTAIN', message: expect.any(String), error: null, ...found },
      ]);
    });

    it.each(Object.entries(healthy))('is not found where %s', async (_, changed) => {
      expect(await lab.finds(kind, world({ ...sick, ...changed }))).toEqual([]);
    });

    it.each(lists)('is unknown without %s', async (list) => {
      expect(await lab.findsWithout(list, kind, world(sick))).toMatchObject([
        { kind, verdict: 'UNKNOWN', resource: null, remedies: [], error: expect.any(String) },
      ]);
    });
  });
}

/** As the edge answers. */
export function enveloped(result: unknown): object {
  return { success: true, errors: [], messages: [], result, result_info: { page: 1, total_pages: 1 } };
}
