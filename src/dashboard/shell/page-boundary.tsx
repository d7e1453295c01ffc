/** Replaces a page that cannot be loaded or rendered; the frame around it stays. */
import { Component, type ReactNode } from 'react';
import { Empty } from '../parts/states.js';

interface BoundaryState {
  readonly failure: unknown;
}

export class PageBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failure: null };

  static getDerivedStateFromError(failure: unknown): BoundaryState {
    return { failure };
  }

  override render() {
    const { failure } = this.state;
    return failure === null ? this.props.children : <Failed isLoading={isLoading(failure)} />;
  }
}

function Failed({ isLoading }: { isLoading: boolean }) {
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

/** Each browser has its own message: Chromium, Firefox, Safari. */
function isLoading(failure: unknown): boolean {
  return failure instanceof TypeError && /import|module/i.test(failure.message);
}
