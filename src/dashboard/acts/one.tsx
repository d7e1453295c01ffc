/** The dialog of one act: what it ends, loses and sends; then, in the same place, how it goes. */
import { useState } from 'react';
import { silence } from '../ask/connection.js';
import { Dialog } from '../parts/dialog.js';
import { useStore } from '../parts/store.js';
import { accountLabel, useToken } from '../shell/scope.js';
import type { Act } from './act.js';
import { mayChange } from './allowed.js';
import { Confirm } from './confirm.js';
import { Ends, unreadIn, useBillBefore } from './ends.js';
import { Loses, useDependents } from './loses.js';
import { isUnderWay } from './run.js';
import { start, useRun } from './runs.js';
import { Sent } from './sent.js';
import { Outcome, Steps } from './steps.js';

export function OneAct({ act, onClose }: { act: Act; onClose(): void }) {
  const run = useRun(act.key);
  const { currency, asked } = useBillBefore();
  const bill = asked.data?.hosting.bill;
  const dependents = useDependents(act, run !== undefined);
  const hindrance = useHindrance([act]);
  const [before, setBefore] = useState<string | undefined>(undefined);
  const total = bill?.rounded?.gross?.amount;
  // After it has run, the bill is another: what was shown before stays.
  if (run === undefined && total !== before) setBefore(total);
  const unread = act.ends !== undefined || act.server ? unreadIn(bill?.sources) : [];
  return (
    <Dialog
      role="alertdialog"
      title={run === undefined ? act.title : act.title.replace(/\?$/, '')}
      subtitle={act.subtitle ?? accountLabel(act.api, act.account)}
      onClose={onClose}
      foot={
        run === undefined ? (
          <Confirm
            confirm={act.confirm}
            doIt={act.doIt}
            leaveIt={act.leaveIt ?? 'Keep it'}
            hindrance={hindrance}
            onDo={() => start([act])}
            onLeave={onClose}
          />
        ) : (
          <Over isUnderWay={isUnderWay(run)} onClose={onClose} />
        )
      }
    >
      <Ends acts={[act]} before={before} currency={currency} />
      {run === undefined && (
        <>
          <Loses act={act} dependents={dependents} unread={unread} />
          <Sent act={act} />
        </>
      )}
      <section aria-label="What happens" role={run === undefined ? undefined : 'status'}>
        {run === undefined && <h3>What happens, shown here as it does</h3>}
        <Steps act={act} run={run} />
        {run !== undefined && <Outcome run={run} />}
      </section>
    </Dialog>
  );
}

/** Why the acts cannot be done from here; null when they can. */
export function useHindrance(acts: readonly Act[]): string | null {
  const token = useToken();
  const silent = useStore(silence);
  if (silent !== null) return 'Meridian does not answer: nothing can be changed until it does.';
  const refused = acts.find(({ api, account }) => !mayChange(token?.scopes ?? [], api, account));
  if (refused === undefined) return null;
  const where = accountLabel(refused.api, refused.account);
  return `Your token lacks the scope hosting:write for ${where}. Sign in with one that has it, or send it with that.`;
}

export function Over({ isUnderWay: goesOn, onClose }: { isUnderWay: boolean; onClose(): void }) {
  return (
    <div className="act-confirm">
      {goesOn && <p className="small quiet act-question">You can close this; it goes on, and is told when it ends.</p>}
      <div className="act-buttons">
        <button type="button" className="button edge" autoFocus onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
