/** Access to a server: each password or console address is returned once. */
import type { Effect } from '../../../../sandbox/world/resource.js';
import { impossible } from '../rules.js';

export const serverAccess: Readonly<Record<string, Effect>> = {
  reset_password: {
    check({ item }) {
      if (item['status'] !== 'running') throw impossible('the server has to run');
    },
    answers: ({ world }) => ({ root_password: world.random.text(20) }),
  },
  request_console: {
    answers: ({ item, world }) => ({
      wss_url: `wss://console.example/?server_id=${item.id}&token=${world.random.text(32)}`,
      password: world.random.text(16),
    }),
  },
};
