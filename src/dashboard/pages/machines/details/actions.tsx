/** The actions of a machine: those that run by the stream of all tabs, or polled every three seconds while it does not report them. */
import { useEffect, useRef, useState } from 'react';
import { live } from '../../../acts/live.js';
import { refresh } from '../../../ask/connection.js';
import { time } from '../../../format/time.js';
import { type QueryState, useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesActionsDocument, type MachinesActionsQuery } from '../../../generated/graphql.js';
import { ProblemLine } from '../../../parts/states.js';
import type { Machine } from '../machine.js';
import { OutsideText } from '../../../parts/outside-text.js';

type ServerWithActions = NonNullable<NonNullable<MachinesActionsQuery['cloud']>['server']>;
type ServerAction = NonNullable<NonNullable<ServerWithActions['actions']>['nodes'][number]>;

interface Actions {
  readonly result: QueryState<MachinesActionsQuery>;
  /** Running actions, and those that ended in the last minutes. */
  readonly shown: readonly ServerAction[];
  readonly isRunning: boolean;
}

type Progress = ReadonlyMap<string, number | null>;

/** Milliseconds. */
const pause = 3_000;
const minutes = 10;

export function useActions({ api, account, id, kind }: Machine): Actions {
  const result = useGraphQuery(
    MachinesActionsDocument,
    { account, id, isBox: kind === 'box' },
    // The dedicated API has no actions.
    { pause: api === 'DEDICATED' },
  );
  const { cloud, storage } = result.data ?? {};
  const nodes = (cloud?.server ?? storage?.storageBox)?.actions?.nodes ?? [];
  const actions = nodes.filter((action) => action !== null);
  const running = actions.filter(({ status }) => status === 'RUNNING').map((action) => action.id);
  const heard = useProgress(result, running);
  const shown = actions
    .filter(isOfLate)
    .map((action) => ({ ...action, progress: heard.get(action.id) ?? action.progress }));
  return { result, shown, isRunning: running.length > 0 };
}

/** Follows the running actions: a stream reports them, else they are polled. Their end is read, as it has changed the machine. */
function useProgress({ again }: Pick<QueryState<unknown>, 'again'>, running: readonly string[]): Progress {
  const ask = useRef(again);
  ask.current = again;
  const [progress, setProgress] = useState<Progress>(new Map());
  const ran = useRef(false);
  const ids = running.join(' ');
  useEffect(() => {
    // A finished action has changed the machine, so the list is refreshed.
    if (ran.current && ids === '') refresh({ afterAct: true });
    ran.current = ids !== '';
    if (ids === '') return undefined;
    const ends = ids.split(' ').map((id) => {
      const end = live.follow(id, (work) => {
        if (work.state === 'RUNNING') {
          setProgress((before) => new Map(before).set(id, work.progress));
          return;
        }
        end();
        ask.current();
      });
      return end;
    });
    const poll = () => {
      if (document.visibilityState === 'visible' && !ids.split(' ').every((id) => live.has(id))) ask.current();
    };
    const timer = setInterval(poll, pause);
    document.addEventListener('visibilitychange', poll);
    return () => {
      ends.forEach((end) => end());
      clearInterval(timer);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [ids]);
  return progress;
}

function isOfLate({ status, finished }: ServerAction): boolean {
  return status === 'RUNNING' || (finished !== null && Date.now() - Date.parse(finished) < minutes * 60_000);
}

export function ActionsUnderWay({ actions }: { actions: Actions }) {
  return (
    <>
      <ProblemLine result={actions.result} />
      {actions.shown.map((action) => (
        <OneAction key={action.id} action={action} />
      ))}
    </>
  );
}

function OneAction({ action }: { action: ServerAction }) {
  const { status, progress, started, finished, error } = action;
  const words = (action.command ?? 'something').replaceAll('_', ' ');
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  const isRunning = status === 'RUNNING';
  return (
    <section className="machine-action" aria-label={name}>
      <p className="machine-action-head">
        <strong>
          <OutsideText>{name}</OutsideText>
        </strong>
        <span role="status">
          {isRunning ? (progress === null ? 'Under way' : `${progress} %`) : status === 'ERROR' ? 'Failed' : 'Done'}
        </span>
      </p>
      {isRunning && (
        <div
          className="bar-track"
          role="progressbar"
          aria-label={name}
          {...(progress !== null && { 'aria-valuenow': progress })}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {progress !== null && <div className="bar-costs" style={{ width: `${progress}%` }} />}
        </div>
      )}
      <p className="machine-action-head small quiet">
        <span>Begun {time(started, 'clock')}</span>
        <span>{isRunning ? 'Power waits for it' : `Ended ${time(finished, 'clock')}`}</span>
      </p>
      {error !== null && (
        <p className="small bad">
          <OutsideText>{error.message}</OutsideText> <code>{error.code}</code>
        </p>
      )}
    </section>
  );
}
