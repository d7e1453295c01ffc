/** Metrics: waves that are the same for the same period. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { type Fields, timestamp } from '../../../../sandbox/world/values.js';

/** The series of each type, with the mean that each oscillates around. */
type Series = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const serverSeries: Series = {
  cpu: { cpu: 35 },
  disk: {
    'disk.0.iops.read': 40,
    'disk.0.iops.write': 120,
    'disk.0.bandwidth.read': 800_000,
    'disk.0.bandwidth.write': 2_400_000,
  },
  network: {
    'network.0.pps.in': 900,
    'network.0.pps.out': 700,
    'network.0.bandwidth.in': 600_000,
    'network.0.bandwidth.out': 900_000,
  },
};

export const loadBalancerSeries: Series = {
  open_connections: { open_connections: 250 },
  connections_per_second: { connections_per_second: 30 },
  requests_per_second: { requests_per_second: 180 },
  bandwidth: { 'bandwidth.in': 1_200_000, 'bandwidth.out': 5_000_000 },
};

/** A server that is no longer used. */
const idle = 'ci-1';

const mostValues = 500;
const usualValues = 60;
const day = 86_400;

export function metrics(collection: string, series: Series) {
  return ({ values, query, world }: SpecialCall): Fields => {
    const { id, name } = world.must(collection, values['id']);
    const load = name === idle ? 0.0005 : 1;
    const [start, end] = [secondsAt(query['start']), secondsAt(query['end'])];
    if (end <= start) throw Refusal.invalidField('end', 'Must be after start.');
    const requestedStep = Number(query['step']?.[0] ?? (end - start) / usualValues);
    const step = Math.max(1, Math.ceil(requestedStep), Math.ceil((end - start) / mostValues));
    const times = Array.from({ length: Math.floor((end - start) / step) + 1 }, (_, index) => start + index * step);
    const wave = (mean: number, time: number) =>
      load * mean * (1 + 0.6 * Math.sin((2 * Math.PI * time) / day + Number(id)) + 0.2 * Math.sin(time / 7 + mean));
    const time_series = Object.fromEntries(
      (query['type'] ?? [])
        .flatMap((type) => Object.entries(series[type] ?? {}))
        .map(([name, mean]) => [name, { values: times.map((time) => [time, wave(mean, time).toFixed(4)]) }]),
    );
    return { metrics: { start: timestamp(start * 1000), end: timestamp(end * 1000), step, time_series } };
  };
}

function secondsAt([text = '']: readonly string[] = []): number {
  return Math.floor(Date.parse(text) / 1000);
}
