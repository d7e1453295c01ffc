import type { ApiDefinition } from '../definition.js';

export const storage: ApiDefinition = {
  name: 'STORAGE',
  about: 'Storage boxes',
  credential: { parts: ['TOKEN'], kind: 'token' },
  load: () => import('./index.js'),
  loadSandbox: () => import('./sandbox/index.js'),
};
