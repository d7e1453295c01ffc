import { describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../src/dashboard/ask/problem.js';
import { recordSources, type SourceState, sourceNews } from '../../../src/dashboard/format/source-states.js';
import { amountIn, both, countIn, map, asLowerBound, certaintyOf } from '../../../src/dashboard/ask/certainty.js';

const source = (state: SourceState['state'], account = 'prod', readAt: string | null = null): SourceState => ({
  api: 'CLOUD',
  accountName: account,
  state,
  readAt,
  error: state === 'OK' ? null : 'servers: closed',
});
const settled = { problems: [], isBusy: false, isOther: false } as const;
const ask = (sources: readonly SourceState[], data: number | undefined = 3) =>
  certaintyOf({ ...settled, data }, () => ({ sources, isComplete: sources.every(({ state }) => state === 'OK') }));
const problem: Problem = {
  message: 'The edge API failed.',
  code: 'UPSTREAM_UNAVAILABLE',
  path: ['edge'],
  source: { api: 'EDGE', account: 'dns' },
};

describe('what is shown', () => {
  it('is awaited until it is there, also where another question was answered before', () => {
    expect(certaintyOf({ ...settled, data: undefined, isBusy: true })).toEqual({ is: 'awaited' });
    expect(certaintyOf({ ...settled, data: 3, isBusy: true, isOther: true })).toEqual({ is: 'awaited' });
  });

  it('is whole where every account could be read', () => {
    expect(ask([source('OK')])).toEqual({ is: 'whole', value: 3 });
    expect(ask([])).toEqual({ is: 'whole', value: 3 });
  });

  it('is the least where one could not, which it names', () => {
    expect(ask([source('OK'), source('FAILED', 'lab')])).toMatchObject({
      is: 'least',
      value: 3,
      lacks: [{ name: 'cloud · lab', why: 'servers: closed', isPart: false }],
    });
    expect(certaintyOf({ ...settled, data: 3, problems: [problem] })).toMatchObject({
      is: 'least',
      lacks: [{ name: 'edge · dns', why: 'The edge API failed.' }],
    });
  });

  it('is unknown where none could, or the question failed', () => {
    expect(ask([source('FAILED'), source('FAILED', 'lab')]).is).toBe('unknown');
    expect(certaintyOf({ ...settled, data: undefined, problems: [problem] }).is).toBe('unknown');
  });

  it('is never zero of what is not whole', () => {
    const part = ask([source('OK'), source('FAILED', 'lab')]);
    expect(countIn(part, () => 0).is).toBe('unknown');
    expect(countIn(part, () => 2)).toMatchObject({ is: 'least', value: 2 });
    expect(amountIn(part, () => ({ amount: '0.00', currency: 'INR' })).is).toBe('unknown');
    expect(countIn(ask([source('OK')]), () => 0)).toEqual({ is: 'whole', value: 0 });
    expect(map(ask([source('OK')]), () => null).is).toBe('unknown');
  });

  it('of two is as little known as the less known', () => {
    const [whole, least] = [ask([source('OK')]), ask([source('OK'), source('FAILED', 'lab')])];
    expect(both(whole, whole).is).toBe('whole');
    expect(both(whole, least).is).toBe('least');
    expect(both(least, { is: 'awaited' }).is).toBe('awaited');
    expect(both({ is: 'unknown', lacks: [] }, { is: 'awaited' }).is).toBe('unknown');
    expect(asLowerBound(whole).is).toBe('least');
  });
});

describe('a source', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 23, 12, minute));
  const hear = (state: SourceState['state'], readAt: Date | null, now: Date) =>
    recordSources({ hosting: { sources: [source(state, 'prod', readAt?.toISOString() ?? null)] } }, [], now);
  const state = () => sourceNews.get().map(({ state, at }) => [state, at.getUTCMinutes()]);

  it('is what its newest call says: an older reading does not undo a failure', () => {
    sourceNews.set([]);
    hear('OK', at(1), at(1));
    hear('FAILED', null, at(2));
    hear('OK', at(1), at(3));
    expect(state()).toEqual([['FAILED', 2]]);
    hear('OK', at(4), at(4));
    expect(state()).toEqual([['OK', 4]]);
  });

  it('fails with any question that it fails, and not with the refusal of one thing', () => {
    sourceNews.set([]);
    recordSources(null, [problem, { ...problem, code: 'NOT_FOUND', source: { api: 'CLOUD', account: 'prod' } }], at(1));
    expect(sourceNews.get()).toMatchObject([{ api: 'EDGE', accountName: 'dns', state: 'PARTIAL' }]);
  });
});
