/** One act as it runs: read again, sent, the bill read again; each step is reported as it happens. */
import type { Act, ActStep } from './act.js';
import { type ActResult, type GraphError, isRecord, type Send } from './answer.js';
import type { Poll } from './poll.js';
import { workIn } from './work.js';

/** stopped: it had changed, so nothing was sent; unsure: sent, with an unknown outcome. */
export type Phase = 'waits' | 'reads' | 'does' | 'bill' | 'done' | 'stopped' | 'failed' | 'unsure';

export interface ActRun {
  readonly act: Act;
  readonly phase: Phase;
  /** When it was read again and found unchanged. */
  readonly readAt: Date | null;
  readonly doneAt: Date | null;
  /** Steps that are done. */
  readonly stepsDone: number;
  /** Per cent, if the API reports it. */
  readonly progress: number | null;
  /** Why it stopped or failed, or what is unknown. */
  readonly fault: GraphError | null;
}

export interface Means {
  readonly send: Send;
  readonly poll: Poll;
  wait(ms: number): Promise<void>;
  /** Refreshes the amounts; `wasLong` when something may have been read while the action ran. */
  readBill(act: Act, wasLong: boolean): Promise<void>;
}

type Report = (change: Partial<ActRun>) => ActRun;

export function begun(act: Act): ActRun {
  return { act, phase: 'waits', readAt: null, doneAt: null, stepsDone: 0, progress: null, fault: null };
}

export function isUnderWay({ phase }: ActRun): boolean {
  return phase === 'waits' || phase === 'reads' || phase === 'does' || phase === 'bill';
}

export async function perform(act: Act, means: Means, onRun: (run: ActRun) => void): Promise<ActRun> {
  let run = begun(act);
  const report: Report = (change) => {
    run = { ...run, ...change };
    onRun(run);
    return run;
  };
  if (act.again) {
    report({ phase: 'reads' });
    const read = await reread(act, means.send);
    if (read.kind === 'unread') return report({ phase: 'failed', fault: read.fault });
    if (read.changed !== null) return report({ phase: 'stopped', fault: { message: read.changed, code: null } });
    report({ readAt: new Date() });
  }
  let wasLong = false;
  for (const [stepsDone, step] of act.steps.entries()) {
    report({ phase: 'does', stepsDone, progress: null });
    const outcome = await sendStep(act, step, means, report);
    if (outcome.kind === 'over') {
      // What came before has changed something.
      if (outcome.run.phase === 'failed' && stepsDone > 0) await means.readBill(act, true);
      return outcome.run;
    }
    wasLong ||= outcome.wasLong;
  }
  report({ phase: 'bill', stepsDone: act.steps.length, doneAt: new Date(), progress: null });
  await means.readBill(act, wasLong);
  return report({ phase: 'done' });
}

type StepOutcome =
  { readonly kind: 'done'; readonly wasLong: boolean } | { readonly kind: 'over'; readonly run: ActRun };

async function sendStep(
  act: Act,
  { mutation, variables }: ActStep,
  means: Means,
  report: Report,
): Promise<StepOutcome> {
  const over = (run: ActRun): StepOutcome => ({ kind: 'over', run });
  const answer = await means.send(mutation, variables);
  if (answer.kind === 'silent') {
    return over(await afterSilence(act, means, report, 'The connection broke during the request.'));
  }
  const refusal = refusalIn(answer);
  // An error of the server may state that the outcome is unknown to it as well.
  if (refusal && isUnsure(refusal)) return over(await afterSilence(act, means, report, `${refusal.message}.`));
  if (refusal !== null) return over(report({ phase: 'failed', fault: refusal }));
  const works = workIn(answer.data);
  const ended = await Promise.all(
    works.map((work) =>
      work.state === 'RUNNING'
        ? means.poll.watch(act.api, act.account, work.id, ({ progress }) => report({ progress }))
        : work,
    ),
  );
  const failed = ended.find((work) => work?.state === 'ERROR');
  if (failed) {
    await means.readBill(act, true);
    return over(
      report({ phase: 'failed', fault: failed.fault ?? { message: 'It failed; no reason was given.', code: null } }),
    );
  }
  if (ended.includes(null)) {
    const message = 'It started, but its outcome could not be read.';
    return over(report({ phase: 'unsure', fault: { message, code: null } }));
  }
  return { kind: 'done', wasLong: works.some(({ state }) => state === 'RUNNING') };
}

type Reread =
  { readonly kind: 'read'; readonly changed: string | null } | { readonly kind: 'unread'; readonly fault: GraphError };

async function reread({ again }: Act, send: Send): Promise<Reread> {
  if (!again) return { kind: 'read', changed: null };
  const answer = await send(again.query, again.variables);
  if (answer.kind === 'silent') {
    return { kind: 'unread', fault: { message: 'Meridian is not responding. Nothing was sent.', code: null } };
  }
  const [fault] = answer.faults;
  if (fault) return { kind: 'unread', fault: { ...fault, message: `${fault.message} Nothing was sent.` } };
  return { kind: 'read', changed: again.changed(answer.data) };
}

function isUnsure({ code, message }: GraphError): boolean {
  return code === 'UPSTREAM_ANSWER_UNREADABLE' || message.includes('may have taken effect');
}

/** The mutation may have arrived: only reading the object again can show, once the server responds. */
async function afterSilence(act: Act, means: Means, report: Report, what: string): Promise<ActRun> {
  const unknown = `${what} We do not know whether it took effect`;
  report({ phase: 'does', fault: { message: `${unknown}. Checking again.`, code: null } });
  for (let times = 0; act.again && times < 10; times += 1) {
    await means.wait(2_000 + times * 1_000);
    const read = await reread(act, means.send);
    if (read.kind === 'unread') continue;
    await means.readBill(act, true);
    const message =
      read.changed === null
        ? `${what} We checked again: nothing changed, so it probably did not take effect.`
        : `${what} We checked again: ${read.changed} It probably took effect.`;
    return report({ phase: 'unsure', fault: { message, code: null } });
  }
  await means.readBill(act, true);
  return report({ phase: 'unsure', fault: { message: `${unknown}. Check before you try again.`, code: null } });
}

/** There is a payload if the write succeeded, even if something beside it could not be read. */
function refusalIn(answer: Extract<ActResult, { kind: 'answered' }>): GraphError | null {
  const isDone = isRecord(answer.data) && Object.values(answer.data).some((payload) => payload !== null);
  if (isDone) return null;
  return answer.faults[0] ?? { message: 'It failed; no reason was given.', code: null };
}
