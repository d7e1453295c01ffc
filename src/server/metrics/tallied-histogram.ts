/** A histogram of durations by a label of fixed values, counted in plain numbers: labels take longer than the rest of it. */
import { Histogram, type Registry } from 'prom-client';
import { addCount, countOf } from '../../base/counts.js';

interface Options<V extends string> {
  readonly name: string;
  readonly help: string;
  readonly label: string;
  readonly values: readonly V[];
  /** Upper bounds, ascending. */
  readonly buckets: readonly number[];
  readonly registry: Registry;
}

class Tally {
  sum = 0;
  count = 0;
  /** The count of each bucket alone, not cumulated. */
  readonly counts = new Map<number, number>();
}

export class TalliedHistogram<V extends string> extends Histogram {
  readonly #tallies: ReadonlyMap<V, Tally>;

  constructor(private readonly options: Options<V>) {
    const { name, help, label, values, buckets, registry } = options;
    super({ name, help, labelNames: [label], buckets: [...buckets], registers: [registry] });
    this.#tallies = new Map(values.map((value) => [value, new Tally()]));
  }

  tally(value: V, seconds: number): void {
    const tally = this.#tallies.get(value);
    if (!tally) return;
    tally.sum += seconds;
    tally.count += 1;
    const bucket = this.options.buckets.find((most) => seconds <= most);
    if (bucket !== undefined) addCount(tally.counts, bucket);
  }

  /** The form from which prom-client 15 writes a histogram; its types do not list it. */
  getForPromString(): Promise<object> {
    const { name, help, label, buckets } = this.options;
    const values = [...this.#tallies].flatMap(([value, { sum, count, counts }]) => {
      const sharedLabels = { [label]: value };
      const of = (suffix: string, number: number, labels: Readonly<Record<string, number | string>> = {}) => ({
        metricName: `${name}_${suffix}`,
        labels,
        sharedLabels,
        value: number,
      });
      let below = 0;
      return [
        ...buckets.map((le) => of('bucket', (below += countOf(counts, le)), { le })),
        of('bucket', count, { le: '+Inf' }),
        of('sum', sum),
        of('count', count),
      ];
    });
    return Promise.resolve({ name, help, type: 'histogram', values });
  }
}
