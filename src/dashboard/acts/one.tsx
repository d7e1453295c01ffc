/** The dialog of one act: what it ends, loses and sends; then, in the same place, its progress. */
import { useState } from 'react';
import { silence } from '../ask/connection.js';
import { Dialog } from '../parts/dialogs/dialog.js';
import { useStore } from '../parts/store.js';
import { accountLabel, useToken } from '../shell/scope.js';
import { type Act, openAct } from './act.js';
import { mayChange } from './allowed.js';
import { Confirm } from './confirm.js';
import { Ends, unreadIn, useBillBefore } from './ends.js';
import { together } from './consequences.js';
import { useDependents } from './dependents.js';
import { LeftBehind, useLeftBehind } from './left-behind.js';
import { Loses } from './loses.js';
import { Protected } from './protected.js';
import { isUnderWay } from './run.js';
import { start, useRun } from './runs.js';
import { Sent } from './sent.js';
import { Outcome, Steps } from './steps.js';

export function OneAct({ act, onClose }: { act: Act; onClose(): void }) {
  const run = useRun(act.key);
  const { currency, before, sources } = useBillBefore(run !== undefined);
  /** Keys of the chosen acts on what the server leaves behind. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const volumeIds = new Set([...chosen].map((key) => key.split(' ').at(-1) ?? ''));
  const dependents = useDependents([act], run !== undefined, volumeIds);
  const left = useLeftBehind([act], dependents?.volumes ?? new Map()).get(act.key) ?? [];
  const then = left.filter(({ key }) => chosen.has(key));
  const losses = together([act], dependents?.consequences ?? null);
  const lost = [...losses.lost, ...then.flatMap((each) => each.lost ?? [])];
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const guarded = act.protection === 'lifted' ? [act] : [];
  const isGuarded = guarded.some(({ key }) => !ticked.has(key));
  const hindrance =
    useHindrance([act]) ?? (isGuarded ? 'It is protected. Tick it above to remove the protection.' : null);
  const unread = act.ends !== undefined || act.server ? unreadIn(sources) : [];
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
            onDo={() => {
              start([act], new Map([[act.key, then]]));
              if (then.length > 0) openAct(act, ...then);
            }}
            onLeave={onClose}
          />
        ) : (
          <Over isUnderWay={isUnderWay(run)} onClose={onClose} />
        )
      }
    >
      <Ends acts={[act, ...then]} before={before} currency={currency} />
      {run === undefined && (
        <>
          <LeftBehind acts={left} chosen={chosen} onChoose={setChosen} />
          <Protected acts={guarded} ticked={ticked} onTick={setTicked} />
          <Loses of={{ ...losses, lost }} dependents={dependents} unread={unread} />
          {[act, ...then].flatMap(({ key, steps }) =>
            steps.map((step, index) => <Sent key={`${key} ${index}`} step={step} />),
          )}
        </>
      )}
      <section aria-label="Progress" role={run === undefined ? undefined : 'status'}>
        {run === undefined && <h3>Progress</h3>}
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
  if (silent !== null) return 'Meridian is not responding. You can make changes once it is back.';
  const refused = acts.find(({ api, account }) => !mayChange(token?.scopes ?? [], api, account));
  if (refused === undefined) return null;
  const where = accountLabel(refused.api, refused.account);
  return `Your token lacks the scope hosting:write for ${where}. Sign in with a token that has it, or send the request below with one.`;
}

export function Over({ isUnderWay: goesOn, onClose }: { isUnderWay: boolean; onClose(): void }) {
  return (
    <div className="act-confirm">
      {goesOn && (
        <p className="small quiet act-question">You can close this. It continues, and you are notified when it ends.</p>
      )}
      <div className="act-buttons">
        <button type="button" className="button edge" autoFocus onClick={onClose}>
          Close <kbd>Esc</kbd>
        </button>
      </div>
    </div>
  );
}
