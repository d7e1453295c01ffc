import type { ApiDefinition } from '../definition.js';

export const edge: ApiDefinition = {
  name: 'EDGE',
  about: 'Zones, DNS and everything at the edge',
  credential: { parts: ['TOKEN'], kind: 'token' },
  load: () => import('./index.js'),
  loadSandbox: () => import('./sandbox/index.js'),
};
