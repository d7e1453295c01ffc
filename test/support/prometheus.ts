/** Reads the text format of Prometheus, strictly: every sample belongs to a described family, and no series comes twice. */

export interface Family {
  readonly type: string;
  readonly samples: readonly Sample[];
}

export interface Sample {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

const suffixes: Readonly<Record<string, readonly string[]>> = {
  counter: [''],
  gauge: [''],
  histogram: ['_bucket', '_sum', '_count'],
};

export class Scrape {
  readonly families = new Map<string, { type: string; samples: Sample[] }>();

  constructor(readonly text: string) {
    if (!text.endsWith('\n')) throw new Error('Expected a line break at the end');
    const series = new Set<string>();
    let [current, isDescribed] = ['', false];
    for (const line of text.split('\n').filter((each) => each !== '')) {
      const [, help] = /^# HELP (\w+) ./.exec(line) ?? [];
      const [, named = '', type = ''] = /^# TYPE (\w+) (\w+)$/.exec(line) ?? [];
      if (help !== undefined) [current, isDescribed] = [help, true];
      else if (named !== '') {
        if (!isDescribed || named !== current || this.families.has(named)) throw new Error(`Misplaced: ${line}`);
        isDescribed = false;
        this.families.set(named, { type, samples: [] });
      } else {
        const sample = sampleIn(line);
        const family = this.families.get(current);
        const isOf = suffixes[family?.type ?? '']?.some((suffix) => sample.name === current + suffix);
        const id = idOf(sample);
        if (!family || !isOf || series.has(id)) throw new Error(`Misplaced: ${line}`);
        series.add(id);
        family.samples.push(sample);
      }
    }
  }

  get samples(): Sample[] {
    return [...this.families.values()].flatMap(({ samples }) => samples);
  }

  /** The series, without their values. */
  get series(): string[] {
    return this.samples.map(idOf);
  }

  /** The sum over the series that have these labels. */
  value(name: string, labels: Sample['labels'] = {}): number {
    const found = this.samples.filter(
      (sample) =>
        sample.name === name && Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    );
    return found.reduce((sum, { value }) => sum + value, 0);
  }
}

function sampleIn(line: string): Sample {
  const [, name, all = '', number] =
    /^(\w+)(?:\{((?:\w+="(?:[^"\\\n]|\\[\\"n])*",?)+)\})? (-?[\d.]+(?:e[+-]?\d+)?|\+Inf|nan)$/i.exec(line) ?? [];
  if (name === undefined) throw new Error(`No sample: ${line}`);
  const labels = [...all.matchAll(/(\w+)="((?:[^"\\]|\\.)*)"/g)].map(([, label = '', value = '']) => [label, value]);
  return { name, labels: Object.fromEntries(labels), value: Number(number === '+Inf' ? Infinity : number) };
}

function idOf({ name, labels }: Sample): string {
  return `${name} ${JSON.stringify(Object.entries(labels).sort())}`;
}
