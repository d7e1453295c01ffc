/** The dialog of pending acts, and a dock for those that run while it is closed. */
import { useEffect, useState } from 'react';
import { lazyPart, useFirstTouch } from '../parts/lazy-part.js';
import { useStore } from '../parts/store.js';
import { allows, useToken } from '../shell/scope.js';
import { openActs } from './act.js';
import { forgetInterrupted, interruptedActs, recordRuns } from './interrupted.js';
import { isUnderWay, type ActRun } from './run.js';
import { forget, runs } from './runs.js';

const [Interrupted] = lazyPart(async () => (await import('./interrupted-dialog.js')).Interrupted);
const [OneAct, oneOpener] = lazyPart(async () => (await import('./one.js')).OneAct);
const [ManyActs, manyOpener] = lazyPart(async () => (await import('./many.js')).ManyActs);

const openers = [oneOpener, manyOpener];

export function Acts() {
  const acts = useStore(openActs);
  const all = [...useStore(runs).values()];
  useLeavingWarning(all.some(isUnderWay));
  useEffect(recordRuns, []);
  useFirstTouch(openers);
  const [interrupted, setInterrupted] = useState(() => interruptedActs());
  const mayRead = allows(useToken(), 'HOSTING_READ');
  const [first] = acts;
  function close(): void {
    openActs.set([]);
    forget(acts.map(({ key }) => key));
  }
  if (first === undefined && interrupted.length > 0 && mayRead) {
    const seen = () => {
      forgetInterrupted();
      setInterrupted([]);
    };
    return <Interrupted acts={interrupted} onClose={seen} />;
  }
  if (first === undefined) return <Dock all={all} />;
  const key = acts.map((act) => act.key).join('\n');
  return acts.length === 1 ? (
    <OneAct key={key} act={first} onClose={close} />
  ) : (
    <ManyActs key={key} acts={acts} onClose={close} />
  );
}

/** Acts that are running or have failed while the dialog is closed, and the way back to it. */
function Dock({ all }: { all: readonly ActRun[] }) {
  const goesOn = all.filter(isUnderWay).length;
  const failed = all.filter(({ phase }) => phase === 'failed' || phase === 'stopped' || phase === 'unsure').length;
  if (goesOn + failed === 0) return null;
  return (
    <button type="button" className="button edge act-dock" onClick={() => openActs.set(all.map(({ act }) => act))}>
      <span role="status">
        {[goesOn > 0 && `${goesOn} under way`, failed > 0 && `${failed} not done`].filter(Boolean).join(', ')}
      </span>
    </button>
  );
}

/** Sent acts continue without the page, but their outcome would go unseen, and waiting acts would not be sent. */
function useLeavingWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
