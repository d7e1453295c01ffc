/** The process: its release, CPU, memory, garbage collection and the delay of its event loop, and the memory that it may take. */
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry, collectDefaultMetrics } from 'prom-client';
import { release } from '../../base/release.js';

/** Bytes; without a limit some systems report one that no machine has. */
const unlimited = 2 ** 60;

export function processMetrics(registry: Registry): undefined {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'meridian_build_info',
    help: 'The release that runs and the digest of the sources that it was built of, as labels; always 1.',
    labelNames: ['version', 'digest'],
    registers,
  }).set({ version: release.version, digest: release.digest ?? 'unbuilt' }, 1);
  new Gauge({
    name: 'meridian_heap_limit_bytes',
    help: 'What the heap of JavaScript may grow to.',
    registers,
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  const limit = process.constrainedMemory();
  if (!limit || limit >= unlimited) return;
  new Gauge({
    name: 'meridian_memory_limit_bytes',
    help: 'What the system lets the process take; absent without such a limit.',
    registers,
    collect() {
      this.set(limit);
    },
  });
}
