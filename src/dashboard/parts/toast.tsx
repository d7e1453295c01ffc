/** A brief message that something was done while the reader was elsewhere; failures stay where they happened. */
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import { Link } from '../route/link.js';
import { Icon } from './icon.js';
import { OutsideText } from './outside-text.js';

interface Said {
  readonly text: string;
  readonly link?: { readonly href: string; readonly label: string };
}

const queue = new ToastQueue<Said>({ maxVisibleToasts: 3 });

export function say(said: Said): void {
  queue.add(said, { timeout: 8_000 });
}

export function Toasts() {
  return (
    <ToastRegion queue={queue} className="toasts">
      {({ toast }) => (
        <Toast toast={toast} className="toast">
          <Icon name="check" />
          <ToastContent>
            <OutsideText>{toast.content.text}</OutsideText>
          </ToastContent>
          {toast.content.link && <Link href={toast.content.link.href}>{toast.content.link.label}</Link>}
          <button
            type="button"
            className="button plain icon-only"
            aria-label="Close"
            onClick={() => queue.close(toast.key)}
          >
            <Icon name="close" />
          </button>
        </Toast>
      )}
    </ToastRegion>
  );
}
