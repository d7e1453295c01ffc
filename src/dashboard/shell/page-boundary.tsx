/** Replaces a page that cannot be loaded or rendered; the frame around it stays. */
import { Component, type ReactNode, useEffect } from 'react';
import { runs } from '../acts/runs.js';
import { isUnderWay } from '../acts/run.js';
import { silence } from '../ask/connection.js';
import { isUpgraded } from '../ask/load-script.js';
import { Empty } from '../parts/states.js';
import { useStore } from '../parts/store.js';

interface BoundaryProps {
  readonly children: ReactNode;
  /** All of the page is within it, so that nothing is lost when it loads itself again. */
  readonly isPage?: boolean;
}

interface BoundaryState {
  readonly failure: unknown;
}

export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(failure: unknown): BoundaryState {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    const { children, isPage = false } = this.props;
    return failure === null ? children : <Failed isLoading={isLoading(failure)} isPage={isPage} />;
  }
}

/** Stands in for a page whose script is to come. */
export function Awaited() {
  const silent = useStore(silence);
  if (silent === null) return null;
  return (
    <Empty icon="plug" title="This page is not loaded yet">
      It loads as soon as Meridian responds.
    </Empty>
  );
}

function Failed({ isLoading, isPage }: { isLoading: boolean; isPage: boolean }) {
  useEffect(() => {
    if (isLoading && isPage) void reloadIfUpgraded();
  }, [isLoading, isPage]);
  return (
    <div role="alert">
      <Empty
        icon="plug"
        title={isLoading ? 'This page could not be loaded' : 'This page could not be shown'}
        way={
          <button type="button" className="button primary" onClick={() => location.reload()}>
            Reload
          </button>
        }
      >
        {isLoading
          ? 'Meridian is not responding or was upgraded. Reload.'
          : 'The response was not as expected. Nothing was changed.'}
      </Empty>
    </div>
  );
}

/** Acts that are running would be interrupted. */
async function reloadIfUpgraded(): Promise<void> {
  if ((await isUpgraded()) && ![...runs.get().values()].some(isUnderWay)) location.reload();
}

/** Each browser has its own message: Chromium, Firefox, Safari. */
function isLoading(failure: unknown): boolean {
  return failure instanceof TypeError && /import|module/i.test(failure.message);
}
