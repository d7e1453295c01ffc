/** Seeds 32 servers in nine data centers. */
import type { Fields } from '../../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../../sandbox/world/world.js';
import { day } from '../shared.js';
import { addServer } from '../servers.js';

/** Number, name, product, data centers in rotation. */
const roles = [
  [6, 'web', 'AX41-NVMe', ['FSN1-DC8', 'NBG1-DC3', 'HEL1-DC2']],
  [4, 'db', 'AX102', ['FSN1-DC14', 'HEL1-DC7']],
  [3, 'kvm', 'EX130-R', ['FSN1-DC8', 'FSN1-DC18']],
  [4, 'k8s', 'AX52', ['FSN1-DC8', 'HEL1-DC2']],
  [3, 'ceph', 'SX135', ['FSN1-DC18', 'HEL1-DC7', 'FSN1-DC1']],
  [2, 'backup', 'SX65', ['HEL1-DC2', 'NBG1-DC3']],
  [3, 'ci', 'Server Auction', ['FSN1-DC5', 'HEL1-DC7']],
  [2, 'gpu', 'GEX44', ['FSN1-DC18']],
  [1, 'mail', 'EX44', ['NBG1-DC3']],
  [1, 'win', 'EX44', ['FSN1-DC14']],
  [1, 'ipv6-only', 'AX42', ['HEL1-DC2']],
  [1, 'old wiki', 'EX44', ['NBG1-DC4']],
  [1, '', 'AX42', ['FSN1-DC14']],
] as const;

/** Fields in which the first server of a name differs from the others. */
const special: Readonly<Record<string, (now: number) => Fields>> = {
  gpu: () => ({ wol: false, windows: false, vnc: false }),
  win: () => ({ windows_addon: true }),
  mail: () => ({ cpanel: true }),
  ceph: () => ({ hot_swap: true, traffic: '20 TB' }),
  'ipv6-only': () => ({ plesk: false }),
  'old wiki': (now) => ({
    cancelled: true,
    cancellation_date: day(now + 30 * 86_400_000),
    reserved: false,
    wol: false,
    cancellation_reason: 'Server no longer necessary due to project ending',
  }),
  '': () => ({
    status: 'in process',
    reset: false,
    rescue: false,
    vnc: false,
    windows: false,
    plesk: false,
    wol: false,
  }),
};

export function seedServers(world: SandboxWorld): void {
  for (const [count, role, product, datacenters] of roles) {
    for (let n = 1; n <= count; n += 1) {
      const dc = datacenters[(n - 1) % datacenters.length] ?? 'FSN1-DC8';
      const name = count === 1 ? role : `${role}-${n}`;
      const hasIpv4 = role !== 'ipv6-only';
      const fields = special[role]?.(world.now()) ?? {};
      addServer({ name, product, dc, traffic: 'unlimited', hasIpv4, fields }, world);
    }
  }
}
