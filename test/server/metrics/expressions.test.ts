/** The dashboard and the alert rules name metrics, labels and values that a server which runs has. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { redisServer } from '../../support/optional/redis.js';
import type { Scrape } from '../../support/prometheus.js';
import { fleet, server } from '../../hosting/bill/fleet.js';
import { Measured } from './measured.js';

let scrape: Scrape;
let measured: Measured;

interface Selector {
  readonly metric: string;
  readonly matchers: readonly (readonly [label: string, operator: string, value: string])[];
}

/** What Prometheus adds, and what exists only once something has failed, or where the system limits memory. */
const added = ['job', 'instance'];
const elsewhere = new Map([
  ['up', []],
  ['meridian_memory_limit_bytes', []],
]);
/** Values that stand for a failure that has not happened here. */
const rare: Readonly<Record<string, readonly string[]>> = {
  outcome: ['UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT', 'UPSTREAM_ANSWER_UNREADABLE'],
  // Findings are recorded once a day.
  severity: ['critical'],
  reason: ['rate_limit_exceeded', 'share_spent', 'queue_full', 'late'],
};

/** Grafana's variables, as it fills them in. */
function filled(expression: string): string {
  return expression.replaceAll('$__rate_interval', '5m').replaceAll(/\$(job|instance)/g, 'x');
}

/** The metrics that an expression selects, by what, and the labels that it groups by. */
function read(expression: string): { readonly selectors: Selector[]; readonly labels: string[] } {
  const selectors: Selector[] = [];
  const labels: string[] = [];
  const textOf = ({ from, to }: { from: number; to: number }) => expression.slice(from, to);
  parser.parse(expression).iterate({
    enter: (node) => {
      if (node.type.isError) throw new Error(`Expected PromQL, but got ${expression}`);
      if (node.name === 'GroupingLabels') labels.push(...(textOf(node).match(/\w+/g) ?? []));
      if (node.name !== 'VectorSelector') return;
      const text = textOf(node);
      const [metric = ''] = /^\w+/.exec(text) ?? [];
      const matchers = [...text.matchAll(/(\w+)\s*(=~|!~|!=|=)\s*"([^"]*)"/g)];
      selectors.push({
        metric,
        matchers: matchers.map(([, label = '', operator = '', value = '']) => [label, operator, value]),
      });
    },
  });
  return { selectors, labels };
}

/** What is wrong with an expression. */
function problemsOf(expression: string): string[] {
  const { selectors, labels } = read(filled(expression));
  if (selectors.length === 0) return ['selects nothing'];
  const known = new Set([...added, 'le']);
  const problems = selectors.flatMap(({ metric, matchers }) => {
    const samples = scrape.samples.filter(({ name }) => name === metric);
    const isKnown = samples.length > 0 || scrape.families.has(metric) || elsewhere.has(metric);
    for (const sample of samples) for (const label of Object.keys(sample.labels)) known.add(label);
    const wrong = matchers.flatMap(([label, operator, value]) => {
      if (added.includes(label)) return [];
      const values = [...samples.map((sample) => sample.labels[label]), ...(rare[label] ?? [])];
      const asked = operator.includes('~') ? value.split('|') : [value];
      return asked.filter((each) => !values.includes(each)).map((each) => `${metric}: no ${label} ${each}`);
    });
    return [...(isKnown ? [] : [`no metric ${metric}`]), ...wrong];
  });
  // A family without a series yet shows no labels.
  const isEmpty = selectors.some(({ metric }) => !scrape.samples.some(({ name }) => name === metric));
  return [
    ...problems,
    ...(isEmpty ? [] : labels.filter((label) => !known.has(label)).map((label) => `no label ${label}`)),
  ];
}

function expressionsIn(panels: unknown): string[] {
  return [...JSON.stringify(panels).matchAll(/"expr":("(?:[^"\\]|\\.)*")/g)].map(([, text = '']) => JSON.parse(text));
}

// With a cache, for whose metrics there are panels and rules.
redisServer.describe('metrics that are named', () => {
  beforeAll(async () => {
    // A daily task, whose failures are counted from the start; none is done in the first minute.
    measured = await Measured.start({ FINDINGS_DAILY: 'on', METRICS_COSTS: 'on' });
    // Costs have series once an account was read.
    measured.upstream.script = fleet({ servers: [server(1)] });
    await measured.ask('mutation { snapshotBill { __typename } }');
    measured.upstream.script = () => ({ status: 503, body: {} });
    // Series of failures appear with the first, and that of the garbage collector once it has run.
    for (let n = 0; n < 6; n++) await measured.ask(`{ cloud { server(id: "${n}") { name } } }`);
    do scrape = await measured.scrape();
    while (!scrape.samples.some(({ name }) => name === 'nodejs_gc_duration_seconds_sum'));
  });
  afterAll(() => measured.close());

  it('finds what is wrong', () => {
    expect(problemsOf('rate(meridian_nothing_total[5m])')).toEqual(['no metric meridian_nothing_total']);
    expect(problemsOf('sum by (colour) (meridian_requests_total{kind="none"})')).toEqual([
      'meridian_requests_total: no kind none',
      'no label colour',
    ]);
    expect(() => problemsOf('sum by (kind')).toThrow('Expected PromQL');
  });

  it('the dashboard can be imported, and every panel shows what there is', () => {
    const dashboard = JSON.parse(readFileSync('docs/grafana-dashboard.json', 'utf8'));
    expect(dashboard.templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource', query: 'prometheus' });
    const expressions = expressionsIn(dashboard.panels);
    expect(expressions.length).toBeGreaterThan(30);
    expect(expressions.flatMap((each) => problemsOf(each).map((problem) => `${each}: ${problem}`))).toEqual([]);
    const shown = new Set(expressions.flatMap((each) => read(filled(each)).selectors.map(({ metric }) => metric)));
    const own = [...scrape.families.keys()].filter((name) => name.startsWith('meridian_'));
    const isShown = (name: string) => ['', '_bucket', '_count'].some((suffix) => shown.has(name + suffix));
    expect(own.filter((name) => !isShown(name))).toEqual([]);
  });

  it('the documents show what there is', () => {
    const text = readFileSync('docs/operating.md', 'utf8');
    const expressions = [...text.matchAll(/^```promql\n(.*?)^```/gms)].map(([, each = '']) => each.trim());
    expect(expressions.length).toBeGreaterThan(0);
    expect(expressions.flatMap((each) => problemsOf(each).map((problem) => `${each}: ${problem}`))).toEqual([]);
  });

  it('every alert has an expression that can hold, a summary and a place in the runbook', () => {
    const { groups } = parse(readFileSync('docs/alert-rules.yaml', 'utf8'));
    const rules: { alert: string; expr: string; annotations: unknown }[] = groups.flatMap(
      ({ rules }: { rules: unknown }) => rules,
    );
    expect(rules.length).toBeGreaterThan(10);
    const anchors: string[] = [];
    for (const { alert, expr, annotations } of rules) {
      const anchor = String(alert)
        .replaceAll(/(?<=.)([A-Z])/g, '-$1')
        .toLowerCase();
      expect(annotations).toEqual({
        summary: expect.any(String),
        runbook: `docs/operating.md#alert-${anchor}`,
      });
      expect({ alert, problems: problemsOf(expr) }).toEqual({ alert, problems: [] });
      anchors.push(anchor);
    }
    const headings = readFileSync('docs/operating.md', 'utf8').matchAll(/^### Alert: (.*)$/gm);
    expect([...headings].map(([, name = '']) => name.replaceAll(' ', '-'))).toEqual(anchors);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  });
});
