/** Traffic warning fields of addresses and subnets. */
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';

export const warnings: Fields = {
  locked: false,
  traffic_warnings: true,
  traffic_hourly: 200,
  traffic_daily: 2000,
  traffic_monthly: 20,
};

export function belongs({ id, server_ip }: SandboxItem): Fields {
  return { server_ip, server_number: id };
}
