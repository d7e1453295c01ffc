/** The hosting APIs: this list is all that makes one of them part of the service. Their order is that of their accounts. */
import { cloud } from './cloud/api.js';
import { dedicated } from './dedicated/api.js';
import type { ApiDefinition } from './definition.js';
import { edge } from './edge/api.js';
import { storage } from './storage/api.js';

export const apis: readonly ApiDefinition[] = [cloud, storage, dedicated, edge];

type Loaded = Awaited<ReturnType<ApiDefinition['load']>>;

/** One after the other: the order in which their types are declared is that of the schema. */
export async function loadApis(): Promise<readonly Loaded[]> {
  const loaded: Loaded[] = [];
  for (const api of apis) loaded.push(await api.load());
  return loaded;
}
