/** The use of a server, from its metrics. */
import type { Metrics } from '../../../apis/cloud/servers/metrics.js';
import type { Sent } from '../../../rest/mapping/as-sent.js';

interface ServerUse {
  /** Per cent of all cores. */
  readonly meanCpu: number;
  readonly peakCpu: number;
  /** Bytes a second in both directions. */
  readonly traffic: number;
}

/** The use of a server; null if there are fewer samples than this, or invalid ones. */
export function useOf({ series }: Sent<Metrics>, cores: number, fewest: number): ServerUse | null {
  const valuesOf = (isMeant: (name: string) => boolean) =>
    (series ?? [])
      .filter(({ name }) => typeof name === 'string' && isMeant(name))
      .map(({ values }) => (values ?? []).map(({ value }) => numberOf(value)));
  const cpu = valuesOf((name) => name === 'cpu');
  const traffic = ['in', 'out'].map((way) =>
    valuesOf((name) => /^network\.\d+\.bandwidth\./.test(name) && name.endsWith(`.${way}`)),
  );
  const all = [...cpu, ...traffic.flat()];
  const isComplete = all.every((values) => values.length >= fewest && values.every(Number.isFinite));
  const [used] = cpu;
  if (!used || !isComplete || traffic.some((one) => one.length === 0)) return null;
  return {
    meanCpu: rounded(mean(used) / cores),
    peakCpu: rounded(used.reduce((most, one) => Math.max(most, one), 0) / cores),
    traffic: rounded(traffic.flat().reduce((sum, values) => sum + mean(values), 0)),
  };
}

/** The API writes them as text. */
function numberOf(value: unknown): number {
  return typeof value === 'number' || (typeof value === 'string' && value.trim() !== '') ? Number(value) : Number.NaN;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
