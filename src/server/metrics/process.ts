/** The process: CPU, memory, garbage collection and the delay of its event loop, and the memory that it may take. */
import { getHeapStatistics } from 'node:v8';
import { Gauge, type Registry, collectDefaultMetrics } from 'prom-client';

/** Bytes; without a limit some systems report one that no machine has. */
const unlimited = 2 ** 60;

export function processMetrics(registry: Registry): undefined {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'meridian_heap_limit_bytes',
    help: 'What the heap of JavaScript may grow to.',
    registers,
    collect() {
      this.set(getHeapStatistics().heap_size_limit);
    },
  });
  const limit = process.constrainedMemory() ?? 0;
  if (limit === 0 || limit >= unlimited) return;
  new Gauge({
    name: 'meridian_memory_limit_bytes',
    help: 'What the system lets the process take; absent without such a limit.',
    registers,
    collect() {
      this.set(limit);
    },
  });
}
