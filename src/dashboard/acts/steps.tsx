/** The steps of an act; each turns, in place, from what happens into what has happened. */
import type { ReactNode } from 'react';
import { time } from '../format/time.js';
import { Icon } from '../parts/icon.js';
import type { Act } from './act.js';
import type { ActRun } from './run.js';
import { stepsInWords } from './steps-in-words.js';
import { OutsideText } from '../parts/outside-text.js';

type StepState = 'plain' | 'now' | 'done' | 'failed' | 'waits';

export function Steps({ act, run }: { act: Act; run: ActRun | undefined }) {
  const name = act.name ?? 'it';
  const phase = run?.phase;
  const isOver = phase === 'stopped' || phase === 'failed' || phase === 'unsure';
  const didRead = run?.readAt !== null && run?.readAt !== undefined;
  const steps: { key: string; label: string; state: StepState; detail: ReactNode }[] = [];
  if (act.again) {
    steps.push({
      key: 'read',
      label: didRead ? 'Checked again: unchanged' : `Check ${name} again; stop if it changed`,
      state: stateOf(phase, didRead, phase === 'reads', phase === 'stopped' || (isOver && !didRead)),
      detail: didRead ? time(run.readAt, 'seconds') : null,
    });
  }
  const isDone = phase === 'bill' || phase === 'done';
  const wasTried = isOver && (didRead || !act.again);
  for (const [index, { label = act.doIt }] of act.steps.entries()) {
    const isLast = index === act.steps.length - 1;
    const wasDone = isDone || (run !== undefined && run.stepsDone > index);
    const isTurn = run?.stepsDone === index;
    steps.push({
      key: `do ${index}`,
      label,
      state: stateOf(phase, wasDone, phase === 'does' && isTurn, wasTried && isTurn),
      detail:
        isDone && isLast ? time(run?.doneAt, 'seconds') : phase === 'does' && isTurn ? <Progress run={run} /> : null,
    });
  }
  steps.push({
    key: 'bill',
    label: phase === 'done' ? 'Bill read again' : 'Read the bill again',
    state: stateOf(phase, phase === 'done', phase === 'bill', false),
    detail: null,
  });
  return (
    <ol className="act-steps">
      {steps.map(({ key, label, state, detail }, index) => (
        <li key={key} data-state={state}>
          <span className="act-step" aria-hidden="true">
            {state === 'done' ? <Icon name="check" /> : state === 'failed' ? <Icon name="close" /> : index + 1}
          </span>
          <span>
            <OutsideText>{label}</OutsideText>
          </span>
          <span className="act-detail quiet small">
            {state === 'waits' ? 'waits' : detail}
            {state === 'now' && !key.startsWith('do') && <Progress run={undefined} />}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(phase: ActRun['phase'] | undefined, isDone: boolean, isNow: boolean, isFailed: boolean): StepState {
  if (phase === undefined) return 'plain';
  if (isDone) return 'done';
  if (isFailed) return 'failed';
  return isNow ? 'now' : 'waits';
}

function Progress({ run }: { run: ActRun | undefined }) {
  const progress = run?.progress ?? null;
  const known = progress === null ? {} : { value: progress };
  return <progress className="act-progress" max={100} {...known} aria-label="Progress" />;
}

/** Why the outcome is not the expected one, and what to do next. */
export function Outcome({ run }: { run: ActRun }) {
  const { phase, fault, act } = run;
  if (phase === 'done')
    return (
      <p className="strong">
        <OutsideText>{act.done}</OutsideText>
      </p>
    );
  if (fault === null) return null;
  const heads: Partial<Record<ActRun['phase'], string>> = {
    stopped: 'Stopped, nothing was sent',
    failed: 'Refused',
    unsure: 'Unknown',
  };
  return (
    <div className="act-outcome">
      <h3>{heads[phase] ?? 'Unknown yet'}</h3>
      <p>
        <OutsideText>{fault.message}</OutsideText> {fault.code !== null && <code>{fault.code}</code>}
      </p>
      {act.steps.length > 1 && phase !== 'stopped' && <p>{stepsInWords(run)}</p>}
    </div>
  );
}
