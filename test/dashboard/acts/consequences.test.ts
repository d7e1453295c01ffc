/** What several acts lose together is the union of what each loses by itself. */
import { describe, expect, it } from '@jest/globals';
import type { Act } from '../../../src/dashboard/acts/act.js';
import { consequencesOf, joined, together } from '../../../src/dashboard/acts/consequences.js';

const act = (name: string, more: Partial<Act> = {}): Act => ({
  key: name,
  api: 'CLOUD',
  account: 'prod',
  title: `Delete ${name}?`,
  name,
  doIt: `Delete ${name}`,
  steps: [],
  confirm: { type: name },
  done: `${name} is gone.`,
  ...more,
});
const name = (host: string) => ({
  kind: 'NAME' as const,
  effect: `${host} leads to nothing any more`,
  resource: { __typename: 'EdgeDnsARecord' },
});
const volume = (volumeName: string) => ({
  kind: 'VOLUME' as const,
  effect: 'It is detached, stays, and is billed as before',
  resource: { __typename: 'CloudVolume', volumeId: '9', volumeName, size: 5 },
});

describe('what acts say of themselves', () => {
  it('is said as it is of one', () => {
    expect(together([act('a', { lost: ['Its disk'], stays: ['Its origins'] })], null)).toEqual({
      lost: ['Its disk'],
      breaks: [],
      stays: ['Its origins'],
    });
  });

  it('names those of several that say it, and counts them where all do', () => {
    const acts = [act('a', { lost: ['Its disk'] }), act('b', { lost: ['Its disk', 'Its backups'], breaks: ['Names'] })];
    expect(together(acts, { lost: [], breaks: ['x leads to nothing any more'], stays: [] })).toEqual({
      lost: ['Each of the 2: Its disk', 'b: Its backups'],
      breaks: ['b: Names', 'x leads to nothing any more'],
      stays: [],
    });
  });

  it('is whole however many texts there are', () => {
    const acts = Array.from({ length: 9 }, (_, place) => act(`a${place}`, { lost: [`Disk ${place}`] }));
    expect(together(acts, null).lost).toHaveLength(9);
  });
});

describe('what depends on several servers', () => {
  it('is the union of what depends on each', () => {
    const union = consequencesOf(
      ...joined([
        [name('one.example'), volume('data')],
        [name('two.example'), volume('logs')],
      ]),
    );
    expect(union).toEqual({
      lost: [],
      breaks: ['one.example, two.example: each leads to nothing any more'],
      stays: ['2 volumes: data, logs. Each is detached, stays, and is billed as before'],
    });
  });

  it('counts once what depends on more than one, and says so', () => {
    const shared = { ...name('www.example'), effect: 'www.example keeps 1 of 2 addresses' };
    const [all, names] = joined([[shared], [shared, name('two.example')]]);
    expect(all).toHaveLength(2);
    expect(names).toEqual(['www.example']);
    expect(consequencesOf(all, names).breaks.at(-1)).toMatch(/several of these servers.*www\.example/);
  });

  it('has two volumes of one name, which are two things', () => {
    expect(joined([[volume('data')], [volume('data')]])[0]).toHaveLength(2);
  });
});
