/** The hosting APIs: everything else follows from this list. Accounts are listed in its order. */
import { cloud } from './cloud/api.js';
import { dedicated } from './dedicated/api.js';
import type { ApiDefinition } from './definition.js';
import { edge } from './edge/api.js';
import { storage } from './storage/api.js';

export const apis: readonly ApiDefinition[] = [cloud, storage, dedicated, edge];

type Loaded = Awaited<ReturnType<ApiDefinition['load']>>;

/** Sequential, because the order in which types are declared is that of the schema. */
export async function loadApis(): Promise<readonly Loaded[]> {
  const loaded: Loaded[] = [];
  for (const api of apis) loaded.push(await api.load());
  return loaded;
}
