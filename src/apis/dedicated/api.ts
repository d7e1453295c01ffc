import type { ApiDefinition } from '../definition.js';

export const dedicated: ApiDefinition = {
  name: 'DEDICATED',
  about: 'Dedicated servers',
  credential: { parts: ['USER', 'PASSWORD'], kind: 'text' },
  load: () => import('./index.js'),
  loadSandbox: () => import('./sandbox/index.js'),
};
