/** The dialog of several acts at once: one list, one confirmation, and a result for each. */
import { useState } from 'react';
import { figure, minorUnitsOf, rounded, symbolOf } from '../format/money.js';
import { Dialog } from '../parts/dialogs/dialog.js';
import { useStore } from '../parts/store.js';
import { Status, type Tone } from '../parts/status.js';
import { accountLabel } from '../shell/scope.js';
import { type Act, openAct } from './act.js';
import { Confirm } from './confirm.js';
import { together } from './consequences.js';
import { useDependents } from './dependents.js';
import { Ends, unreadIn, useBillBefore } from './ends.js';
import { LeftBehind, useLeftBehind } from './left-behind.js';
import { Loses } from './loses.js';
import { Over, useHindrance } from './one.js';
import { nameOf, Protected } from './protected.js';
import { isUnderWay, type Phase, type ActRun } from './run.js';
import { runs, start } from './runs.js';
import { Sent } from './sent.js';
import { batchesOf } from './together.js';
import { OutsideText } from '../parts/outside-text.js';

const words: Readonly<Record<Phase, readonly [Tone, string]>> = {
  waits: ['unknown', 'Waiting'],
  reads: ['changing', 'Checking'],
  does: ['changing', 'Under way'],
  bill: ['changing', 'Reading the bill'],
  done: ['done', 'Done'],
  stopped: ['off', 'Stopped'],
  failed: ['bad', 'Refused'],
  unsure: ['unknown', 'Unknown'],
};

export function ManyActs({ acts, onClose }: { acts: readonly Act[]; onClose(): void }) {
  const all = useStore(runs);
  const [isBegun, setBegun] = useState(() => acts.every(({ key }) => all.has(key)));
  /** Keys of the acts on protected things that are included. */
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const guarded = acts.filter(({ protection }) => protection !== undefined);
  const own = acts.filter(({ key, protection }) =>
    isBegun ? all.has(key) : protection === undefined || ticked.has(key),
  );
  /** Keys of the chosen acts on what servers leave behind. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const volumeIds = new Set([...chosen].map((key) => key.split(' ').at(-1) ?? ''));
  const dependents = useDependents(own, isBegun, volumeIds);
  const left = useLeftBehind(own, dependents?.volumes ?? new Map());
  const then = new Map([...left].map(([key, each]) => [key, each.filter((act) => chosen.has(act.key))] as const));
  const followers = [...then.values()].flat();
  const shown = [...own, ...followers];
  const { currency, before, sources } = useBillBefore(isBegun);
  const hindrance =
    useHindrance(shown) ?? (own.length === 0 ? 'Nothing is ticked, and all of these are protected.' : null);
  const losses = together(own, dependents?.consequences ?? null);
  const lost = [...losses.lost, ...followers.flatMap((act) => act.lost ?? [])];
  const unread = unreadIn(sources);
  const states = shown.flatMap(({ key }) => all.get(key) ?? []);
  const group = groupOf(acts);
  const { batches } = batchesOf(own);
  const things = thingsOf(shown);
  const count = (phase: Phase) => states.filter((run) => run.phase === phase).length;
  const failed = count('failed') + count('stopped') + count('unsure');
  const goesOn = states.some(isUnderWay);
  return (
    <Dialog
      role="alertdialog"
      title={`${group}: ${things} at once${isBegun ? '' : '?'}`}
      onClose={onClose}
      foot={
        isBegun ? (
          <Over isUnderWay={goesOn} onClose={onClose} />
        ) : (
          <Confirm
            confirm={confirmOf(shown)}
            doIt={`${group}, all ${things}`}
            leaveIt="Keep them"
            hindrance={hindrance}
            onDo={() => {
              setBegun(true);
              start(own, then);
              openAct(...shown);
            }}
            onLeave={onClose}
          />
        )
      }
    >
      <Ends acts={shown} before={before} currency={currency} />
      {isBegun && (
        <p role="status" className="small">
          {count('done')} of {shown.length} done{failed > 0 && `, ${failed} not`}.{' '}
          {batches.length === 0 && 'Three run at a time.'}
        </p>
      )}
      <Listed acts={shown} states={all} currency={currency} />
      {!isBegun && (
        <>
          <Protected acts={guarded} ticked={ticked} onTick={setTicked} />
          <LeftBehind acts={[...left.values()].flat()} chosen={chosen} onChoose={setChosen} />
          <Loses of={{ ...losses, lost }} dependents={dependents} unread={unread} />
          <AllSent acts={shown} />
        </>
      )}
    </Dialog>
  );
}

function Listed({
  acts,
  states,
  currency,
}: {
  acts: readonly Act[];
  states: ReadonlyMap<string, ActRun>;
  currency: string;
}) {
  const digits = minorUnitsOf(currency);
  const paid = acts.some(({ ends }) => ends !== undefined);
  return (
    <div className="act-list" tabIndex={0} role="group" aria-label="Resources to change">
      <table>
        <thead>
          <tr>
            <th scope="col">Resource</th>
            <th scope="col">Account</th>
            {paid && (
              <th scope="col" className="end">
                Ends, {symbolOf(currency)} a month
              </th>
            )}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {acts.map((act) => {
            const run = states.get(act.key);
            const [tone, word] = run ? words[run.phase] : (['unknown', ''] as const);
            return (
              <tr key={act.key}>
                <td>
                  <OutsideText>{nameOf(act)}</OutsideText>
                  {act.things !== undefined && act.things > 1 && <span className="quiet"> {act.things} things</span>}
                  {act.protection !== undefined && <span className="quiet"> protected</span>}
                </td>
                <td className="quiet">
                  <OutsideText>{accountLabel(act.api, act.account)}</OutsideText>
                </td>
                {paid && (
                  <td className="end">
                    {act.ends === null ? 'unknown' : act.ends !== undefined && figure(rounded(act.ends, digits))}
                  </td>
                )}
                <td>
                  {run && <Status tone={tone}>{word}</Status>}
                  {run?.phase === 'does' && run.progress !== null && ` ${run.progress} %`}
                  {run?.fault && (
                    <div className="small act-fault">
                      <OutsideText>{run.fault.message}</OutsideText>{' '}
                      {run.fault.code !== null && <code>{run.fault.code}</code>}
                    </div>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Each mutation that is sent. */
function AllSent({ acts }: { acts: readonly Act[] }) {
  const { batches, alone } = batchesOf(acts);
  const texts = new Set(alone.flatMap(({ steps }) => steps.map(({ mutation }) => mutation)));
  return (
    <>
      {batches.map((batch, index) => (
        <Sent key={index} step={batch} />
      ))}
      {texts.size > 0 && (
        <section aria-label="What is sent">
          <h3>Exactly this is sent, for each with its own variables</h3>
          {[...texts].map((text) => (
            <pre key={text} className="code" tabIndex={0}>
              {text}
            </pre>
          ))}
        </section>
      )}
    </>
  );
}

function groupOf(acts: readonly Act[]): string {
  const groups = new Set(acts.map(({ group }) => group));
  const [first] = groups;
  return groups.size === 1 && first !== undefined ? first : 'Different changes';
}

function thingsOf(acts: readonly Act[]): number {
  return acts.reduce((all, { things = 1 }) => all + things, 0);
}

/** If one of them is irreversible, the number of things must be typed. */
function confirmOf(acts: readonly Act[]): Act['confirm'] {
  const isForGood = acts.some(({ confirm }) => confirm !== null && 'type' in confirm);
  if (isForGood) return { type: String(thingsOf(acts)) };
  const questions = new Set(acts.flatMap(({ confirm }) => (confirm && 'click' in confirm ? [confirm.click] : [])));
  const [first] = questions;
  if (first === undefined) return null;
  return { click: questions.size === 1 ? first : `Applies to all ${thingsOf(acts)}.` };
}
