import { describe, expect, it } from '@jest/globals';
import { actKey, type Act } from '../../src/dashboard/acts/act.js';
import { mayChange } from '../../src/dashboard/acts/allowed.js';
import { type ActResult, answerIn, type Send } from '../../src/dashboard/acts/answer.js';
import { newBillRefresh } from '../../src/dashboard/acts/bill-refresh.js';
import { consequencesOf } from '../../src/dashboard/acts/consequences.js';
import { newPoll, type Poll } from '../../src/dashboard/acts/poll.js';
import { type Means, perform, type Phase } from '../../src/dashboard/acts/run.js';
import { stepsInWords } from '../../src/dashboard/acts/steps-in-words.js';
import { batchesOf, performTogether } from '../../src/dashboard/acts/together.js';
import { pause, workIn } from '../../src/dashboard/acts/work.js';

const act: Act = {
  key: actKey('deleteThing', 'CLOUD', 'prod', '7'),
  api: 'CLOUD',
  account: 'prod',
  title: 'Delete thing 7?',
  doIt: 'Delete 7',
  steps: [{ mutation: 'mutation ($id: ID!) { deleteThing(id: $id) { deletedId } }', variables: { id: '7' } }],
  confirm: { type: '7' },
  again: { query: '{ thing }', variables: {}, changed: (data) => (data === 'same' ? null : 'It runs now.') },
  done: '7 is gone.',
};

const mutation = act.steps[0]?.mutation ?? '';

const data = (value: unknown): ActResult => ({ kind: 'answered', data: value, faults: [] });
const fault = (code: string, message = 'No.'): ActResult => ({
  kind: 'answered',
  data: { deleteThing: null },
  faults: [{ code, message }],
});
const silent: ActResult = { kind: 'silent' };
const gone = data({ deleteThing: { deletedId: '7' } });
const noPoll: Poll = { watch: async () => null };
const now = async () => undefined;

/** Plays an act against answers in their order; returns what was sent, the phases, and how it ended. */
async function played(answers: readonly ActResult[], { own = act, poll = noPoll }: { own?: Act; poll?: Poll } = {}) {
  const sent: string[] = [];
  const phases: Phase[] = [];
  const bills: boolean[] = [];
  const left = [...answers];
  const send: Send = async (query) => {
    sent.push(query);
    return left.shift() ?? silent;
  };
  const means: Means = { send, poll, wait: now, readBill: async (_, wasLong) => void bills.push(wasLong) };
  const run = await perform(own, means, ({ phase }) => phases.push(phase));
  return { run, sent, phases: [...new Set(phases)], bills };
}

describe('acts that one mutation does at once', () => {
  const alike = (id: string, account = 'prod', action = 'POWER_OFF'): Act => ({
    ...act,
    key: `off ${account} ${id}`,
    account,
    confirm: null,
    together: { mutation: 'mutation { runServerActions }', variables: { action }, where: { labels: ['a'] }, id },
  });
  const four = [alike('1'), alike('2'), alike('3'), alike('9')];
  const outcome = (status: string, id: string, reason: string | null = null) => ({
    status,
    api: 'CLOUD',
    account: 'prod',
    id,
    errorCode: reason && 'UPSTREAM_CONFLICT',
    reason,
  });

  async function doneAtOnce(answer: ActResult) {
    const [batch] = batchesOf(four).batches;
    const sent: unknown[] = [];
    const bills: string[] = [];
    const means: Means = {
      send: async (_query, variables) => {
        sent.push(variables);
        return answer;
      },
      poll: noPoll,
      wait: now,
      readBill: async ({ account }) => void bills.push(account),
    };
    const phases = new Map<string, Phase[]>();
    const runs = await performTogether(batch ?? { acts: [], mutation: '', variables: {} }, means, (run) =>
      phases.set(run.act.key, [...(phases.get(run.act.key) ?? []), run.phase]),
    );
    return { runs, sent, bills, phases: phases.get('off prod 1') };
  }

  it('are sent once for all, and each has its own outcome', async () => {
    const { runs, sent, bills, phases } = await doneAtOnce(
      data({
        runServerActions: {
          outcomes: [
            outcome('DONE', '1'),
            outcome('FAILED', '2', 'It is locked.'),
            outcome('ALREADY', '3'),
            outcome('UNCERTAIN', '9', 'No answer came.'),
          ],
        },
      }),
    );
    expect(sent).toEqual([
      {
        action: 'POWER_OFF',
        where: { labels: ['a'], apis: ['CLOUD'], accounts: ['prod'], ids: ['1', '2', '3', '9'] },
        max: 4,
      },
    ]);
    expect(runs.map((run) => [run.phase, run.fault?.message])).toEqual([
      ['done', undefined],
      ['failed', 'It is locked.'],
      ['done', undefined],
      ['unsure', 'No answer came.'],
    ]);
    expect(bills).toEqual(['prod']);
    expect(phases).toEqual(['does', 'bill', 'done']);
  });

  it.each<[string, ActResult, Phase, RegExp]>([
    ['refused', fault('BAD_USER_INPUT', 'It is too many.'), 'failed', /too many/],
    ['not answered', silent, 'unsure', /do not know/],
    ['answered without one of them', data({ runServerActions: { outcomes: [] } }), 'unsure', /do not know/],
  ])('are none that is done where they are %s', async (_, answer, phase, message) => {
    const { runs } = await doneAtOnce(answer);
    for (const run of runs) expect(run).toMatchObject({ phase, fault: { message: expect.stringMatching(message) } });
  });

  it('are those of one kind; one alone is sent by itself', () => {
    const { batches, alone } = batchesOf([
      act,
      alike('1'),
      alike('2'),
      alike('3', 'prod', 'REBOOT'),
      alike('1', 'lab'),
    ]);
    expect(batches.map(({ acts }) => acts.map(({ key }) => key))).toEqual([['off prod 1', 'off prod 2']]);
    expect(alone.map(({ key }) => key)).toEqual([act.key, 'off prod 3', 'off lab 1']);
    const many = Array.from({ length: 250 }, (_, id) => alike(String(id)));
    expect(batchesOf(many).batches.map(({ acts }) => acts.length)).toEqual([100, 100, 50]);
  });
});

describe('an act', () => {
  it('is read again, then sent as it was shown, then the bill is read', async () => {
    const { run, sent, phases, bills } = await played([data('same'), gone]);
    expect(sent).toEqual(['{ thing }', mutation]);
    expect(phases).toEqual(['reads', 'does', 'bill', 'done']);
    expect(bills).toEqual([false]);
    expect(run.phase).toBe('done');
  });

  it.each([
    ['is not as it was shown', [data('other')], 'stopped', 'It runs now.'],
    ['cannot be read', [fault('UPSTREAM_TIMEOUT')], 'failed', /Nothing was sent/],
    ['is asked of nobody', [silent], 'failed', /Nothing was sent/],
  ] as const)('is not sent when its object %s', async (_, answers, phase, message) => {
    const { run, sent } = await played(answers);
    expect(sent).toEqual(['{ thing }']);
    expect(run).toMatchObject({ phase, fault: { message: expect.stringMatching(message) } });
  });

  it('that is refused shows the words and the code', async () => {
    const { run, bills } = await played([data('same'), fault('UPSTREAM_CONFLICT', 'It is protected.')]);
    expect(run).toMatchObject({ phase: 'failed', fault: { code: 'UPSTREAM_CONFLICT', message: 'It is protected.' } });
    expect(bills).toEqual([]);
  });

  it('was done when its payload is there, though something beside it could not be read', async () => {
    const partly: ActResult = {
      kind: 'answered',
      data: { deleteThing: {} },
      faults: [{ code: null, message: 'Late.' }],
    };
    expect((await played([data('same'), partly])).run.phase).toBe('done');
  });

  it.each([
    ['the connection breaks', silent],
    ['the server does not know', fault('UPSTREAM_TIMEOUT', 'No answer in time: the write may have taken effect')],
    ['its answer is unreadable', fault('UPSTREAM_ANSWER_UNREADABLE', 'The cloud API succeeded, but it is not JSON')],
  ])('says that it is unknown whether it happened when %s, and reads again', async (_, answer) => {
    const asBefore = await played([data('same'), answer, silent, data('same')]);
    expect(asBefore.run).toMatchObject({
      phase: 'unsure',
      fault: { message: expect.stringMatching(/probably did not take effect/) },
    });
    expect(asBefore.sent).toEqual(['{ thing }', mutation, '{ thing }', '{ thing }']);
    const other = await played([data('same'), answer, data('other')]);
    expect(other.run).toMatchObject({
      phase: 'unsure',
      fault: { message: expect.stringMatching(/probably took effect/) },
    });
    expect(other.bills).toEqual([true]);
  });

  it('of several steps stops at the first that is refused, and says which were done', async () => {
    const step = (label: string) => ({ label, mutation: label, variables: {} });
    const own: Act = { ...act, steps: [step('Lift the protection'), step('Delete 7'), step('Forget 7')] };
    const whole = await played([data('same'), data({ lift: {} }), gone, data({ forget: {} })], { own });
    expect(whole.sent).toEqual(['{ thing }', 'Lift the protection', 'Delete 7', 'Forget 7']);
    expect(whole.run).toMatchObject({ phase: 'done', stepsDone: 3 });
    const { run, sent, bills } = await played([data('same'), data({ lift: {} }), fault('UPSTREAM_CONFLICT')], { own });
    expect(sent).toEqual(['{ thing }', 'Lift the protection', 'Delete 7']);
    expect(run).toMatchObject({ phase: 'failed', stepsDone: 1, fault: { code: 'UPSTREAM_CONFLICT' } });
    expect(stepsInWords(run)).toBe('Earlier steps done: Lift the protection. Later steps were not sent.');
    expect(bills).toEqual([true]);
  });

  it('waits for the work that it began, and shows why that failed', async () => {
    const begun = data({ deleteThing: { action: { id: '1', status: 'RUNNING', progress: 0, error: null } } });
    const ended = (state: 'SUCCESS' | 'ERROR'): Poll => ({
      watch: async (api, account, id, onProgress) => {
        onProgress({ id, state: 'RUNNING', progress: 62, fault: null });
        const why = state === 'ERROR' ? { message: 'The disk is busy.', code: 'action_failed' } : null;
        return { id: `${api} ${account}`, state, progress: 100, fault: why };
      },
    });
    expect(await played([data('same'), begun], { poll: ended('SUCCESS') })).toMatchObject({
      run: { phase: 'done' },
      bills: [true],
    });
    expect((await played([data('same'), begun], { poll: ended('ERROR') })).run).toMatchObject({
      phase: 'failed',
      fault: { message: 'The disk is busy.', code: 'action_failed' },
    });
    expect((await played([data('same'), begun])).run.phase).toBe('unsure');
  });
});

describe('running work', () => {
  it('is asked for with one question for each account, only while some of it runs', async () => {
    const asked: { account: unknown; ids: unknown }[] = [];
    let round = 0;
    const send: Send = async (_, { account, ids }) => {
      asked.push({ account, ids });
      const state = (id: string) => (id === 'b' || round > 1 ? 'SUCCESS' : 'RUNNING');
      const nodes = (ids as string[]).map((id) => ({ id, status: state(id), progress: 50, error: null }));
      return data({ cloud: { actions: { nodes } } });
    };
    const waits: number[] = [];
    const poll = newPoll(send, async (ms) => {
      waits.push(ms);
      round += 1;
    });
    const heard: (number | null)[] = [];
    const ends = await Promise.all([
      poll.watch('CLOUD', 'one', 'a', ({ progress }) => heard.push(progress)),
      poll.watch('CLOUD', 'one', 'b', () => undefined),
      poll.watch('CLOUD', 'two', 'c', () => undefined),
    ]);
    expect(ends.map((work) => work?.state)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS']);
    expect(asked).toEqual([
      { account: 'one', ids: ['a', 'b'] },
      { account: 'two', ids: ['c'] },
      { account: 'one', ids: ['a'] },
      { account: 'two', ids: ['c'] },
    ]);
    expect(heard).toEqual([50]);
    expect(waits).toEqual([2_000, 2_250]);
  });

  it('is asked for every two seconds at first and every five in the end', () => {
    expect([pause(0), pause(4), pause(100)]).toEqual([2_000, 3_000, 5_000]);
  });

  it('is asked of the API that it runs in', async () => {
    const asked: string[] = [];
    const send: Send = async (question) => {
      asked.push(question);
      return data({ storage: { actions: { nodes: [{ id: 'a', status: 'SUCCESS', progress: 100, error: null }] } } });
    };
    await newPoll(send, now).watch('STORAGE', 'one', 'a', () => undefined);
    expect(asked).toEqual([expect.stringMatching(/{\s+storage\(account: \$account\) { actions\(/)]);
  });

  it('that nobody returns any more is given up', async () => {
    const poll = newPoll(async () => silent, now);
    expect(await poll.watch('CLOUD', 'one', 'a', () => undefined)).toBeNull();
  });

  it('is found in payloads of one action and of several', () => {
    const action = { id: 5, status: 'RUNNING', progress: null, error: null };
    expect(workIn({ x: { action } })).toEqual([{ id: '5', state: 'RUNNING', progress: null, fault: null }]);
    expect(workIn({ x: { actions: [action, null], nextActions: [action] } })).toHaveLength(2);
    expect(workIn({ x: { deletedId: '5' } })).toEqual([]);
    expect(workIn(null)).toEqual([]);
  });
});

describe('the bill after acts', () => {
  it('is read anew once for all that end while it is being read', async () => {
    const open: (() => void)[] = [];
    let rounds = 0;
    const send: Send = () => new Promise((end) => open.push(() => end(data({}))));
    const readBill = newBillRefresh(send, () => (rounds += 1), now);
    const all = [readBill(act, true), readBill(act, true), readBill(act, true)];
    expect(open).toHaveLength(1);
    open[0]?.();
    await all[0];
    await new Promise(setImmediate);
    expect(open).toHaveLength(2);
    open[1]?.();
    await Promise.all(all);
    expect([open.length, rounds]).toEqual([2, 2]);
    await readBill(act, false);
    expect([open.length, rounds]).toEqual([2, 3]);
    await Promise.all([readBill(act, false), readBill(act, false)]);
    expect(rounds).toBe(4);
  });
});

describe('what depends on a server', () => {
  it('is put by its effect into what is lost, breaks and stays, several alike together', () => {
    const volume = (volumeName: string) => ({
      kind: 'VOLUME' as const,
      effect: 'It is detached, stays, and is billed as before',
      resource: { __typename: 'CloudVolume', volumeName, size: 5 },
    });
    const name = (host: string) => ({
      kind: 'NAME' as const,
      effect: `${host} leads to nothing any more`,
      resource: { __typename: 'EdgeDnsARecord' },
    });
    const address = { kind: 'PRIMARY_IP' as const, effect: 'It is deleted with the server: its address is given up' };
    expect(
      consequencesOf([
        ...['a', 'b', 'c', 'd'].map(volume),
        { ...address, resource: { __typename: 'CloudPrimaryIp', ip: '198.18.0.1' } },
        name('one.example'),
        name('two.example'),
        { kind: 'LOAD_BALANCER', effect: '3 other targets are left', resource: { balancerName: 'api' } },
      ]),
    ).toEqual({
      lost: ['Primary IP 198.18.0.1. It is deleted with the server: its address is given up'],
      breaks: ['one.example, two.example: each leads to nothing any more', 'Balancer api. 3 other targets are left'],
      stays: ['4 volumes: a, b, c and 1 more. Each is detached, stays, and is billed as before'],
    });
  });
});

describe('a token', () => {
  it.each([
    [[{ scope: 'HOSTING_WRITE', boundTo: null }], true],
    [[{ scope: 'HOSTING_READ', boundTo: null }], false],
    [[{ scope: 'HOSTING_WRITE', boundTo: { api: 'CLOUD', account: null } }], true],
    [[{ scope: 'HOSTING_WRITE', boundTo: { api: null, account: 'lab' } }], false],
    [[{ scope: 'HOSTING_WRITE', boundTo: { api: 'EDGE', account: 'prod' } }], false],
  ])('with %j may change what is in cloud prod: %s', (scopes, may) => {
    expect(mayChange(scopes, 'CLOUD', 'prod')).toBe(may);
  });
});

describe('an answer', () => {
  it('that is not of the graph is silence', () => {
    expect(answerIn('<html>')).toEqual(silent);
    expect(answerIn({ message: 'Bad gateway' })).toEqual(silent);
    expect(answerIn({ errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] })).toEqual({
      kind: 'answered',
      data: null,
      faults: [{ message: 'No.', code: 'FORBIDDEN' }],
    });
  });
});
