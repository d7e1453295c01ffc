/** The dialog of several acts at once: one list, one confirmation, and a result for each. */
import { useState } from 'react';
import { figure, minorUnitsOf, rounded, symbolOf } from '../format/money.js';
import { Dialog } from '../parts/dialogs/dialog.js';
import { useStore } from '../parts/store.js';
import { Status, type Tone } from '../parts/status.js';
import { accountLabel } from '../shell/scope.js';
import type { Act } from './act.js';
import { Confirm } from './confirm.js';
import { Ends, unreadIn, useBillBefore } from './ends.js';
import { Over, useHindrance } from './one.js';
import { isUnderWay, type Phase, type ActRun } from './run.js';
import { runs, start } from './runs.js';
import { Sent } from './sent.js';
import { batchesOf } from './together.js';

const words: Readonly<Record<Phase, readonly [Tone, string]>> = {
  waits: ['unknown', 'Waits'],
  reads: ['changing', 'Being read again'],
  does: ['changing', 'Under way'],
  bill: ['changing', 'Bill being read'],
  done: ['done', 'Done'],
  stopped: ['off', 'Stopped'],
  failed: ['bad', 'Refused'],
  unsure: ['unknown', 'Not known'],
};

export function ManyActs({ acts, onClose }: { acts: readonly Act[]; onClose(): void }) {
  const all = useStore(runs);
  const [isBegun, setBegun] = useState(() => acts.every(({ key }) => all.has(key)));
  const { currency, before, sources } = useBillBefore(isBegun);
  const hindrance = useHindrance(acts);
  const unread = unreadIn(sources);
  const states = acts.flatMap(({ key }) => all.get(key) ?? []);
  const group = groupOf(acts);
  const { batches } = batchesOf(acts);
  const count = (phase: Phase) => states.filter((run) => run.phase === phase).length;
  const failed = count('failed') + count('stopped') + count('unsure');
  const goesOn = states.some(isUnderWay);
  return (
    <Dialog
      role="alertdialog"
      title={`${group}: ${acts.length} at once${isBegun ? '' : '?'}`}
      onClose={onClose}
      foot={
        isBegun ? (
          <Over isUnderWay={goesOn} onClose={onClose} />
        ) : (
          <Confirm
            confirm={confirmOf(acts)}
            doIt={`${group}, all ${acts.length}`}
            leaveIt="Keep them"
            hindrance={hindrance}
            onDo={() => {
              setBegun(true);
              start(acts);
            }}
            onLeave={onClose}
          />
        )
      }
    >
      <Ends acts={acts} before={before} currency={currency} />
      {isBegun && (
        <p role="status" className="small">
          {count('done')} of {acts.length} done{failed > 0 && `, ${failed} not`}.{' '}
          {batches.length === 0 && 'Three run at a time.'}
        </p>
      )}
      {!isBegun && unread.length > 0 && (
        <p className="small warn">{unread.join(', ')} cannot be read: more may hang on these.</p>
      )}
      <Listed acts={acts} states={all} currency={currency} />
      {!isBegun && <Common acts={acts} />}
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
    <div className="act-list" tabIndex={0} role="group" aria-label="What it is done to">
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
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
                <td>{act.name ?? act.title.replace(/\?$/, '')}</td>
                <td className="quiet">{accountLabel(act.api, act.account)}</td>
                {paid && (
                  <td className="end">
                    {act.ends === null ? 'not known' : act.ends !== undefined && figure(rounded(act.ends, digits))}
                  </td>
                )}
                <td>
                  {run && <Status tone={tone}>{word}</Status>}
                  {run?.phase === 'does' && run.progress !== null && ` ${run.progress} %`}
                  {run?.fault && (
                    <div className="small act-fault">
                      {run.fault.message} {run.fault.code !== null && <code>{run.fault.code}</code>}
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

/** What they lose, listed once, and each mutation that is sent. */
function Common({ acts }: { acts: readonly Act[] }) {
  const { batches, alone } = batchesOf(acts);
  const texts = new Set(alone.flatMap(({ steps }) => steps.map(({ mutation }) => mutation)));
  const lost = new Set(acts.flatMap((act) => [...(act.lost ?? [])].filter((each) => typeof each === 'string')));
  return (
    <>
      {lost.size > 0 && lost.size <= 6 && (
        <section className="act-part">
          <h3>
            <Status tone="bad">Is lost for good</Status>
          </h3>
          <ul>
            {[...lost].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </section>
      )}
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
  return groups.size === 1 && first !== undefined ? first : 'Different things';
}

/** If one of them is irreversible, the number of things must be typed. */
export function confirmOf(acts: readonly Act[]): Act['confirm'] {
  const isForGood = acts.some(({ confirm }) => confirm !== null && 'type' in confirm);
  if (isForGood) return { type: String(acts.length) };
  const questions = new Set(acts.flatMap(({ confirm }) => (confirm && 'click' in confirm ? [confirm.click] : [])));
  const [first] = questions;
  if (first === undefined) return null;
  return { click: questions.size === 1 ? first : `This is done to all ${acts.length}.` };
}
