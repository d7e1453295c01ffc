import type { ApiDefinition } from '../definition.js';

export const cloud: ApiDefinition = {
  name: 'CLOUD',
  about: 'Cloud servers and what belongs to them',
  credential: { parts: ['TOKEN'], kind: 'token' },
  load: () => import('./index.js'),
  loadSandbox: () => import('./sandbox/index.js'),
};
