/** The keyboard shortcuts, as `?` shows them. */
import { Check } from '../parts/check.js';
import { Dialog } from '../parts/dialogs/dialog.js';
import { useStore } from '../parts/store.js';
import { helpIsOpen } from './keys.js';
import { pageList } from './page-list.js';
import { singleKeys } from './settings.js';

const keys: readonly (readonly [string, string])[] = [
  ['Ctrl K', 'Search and commands'],
  ['/', 'Filter this page'],
  ...pageList.map(({ key, title }) => [`g ${key}`, title] as const),
  ['j k', 'Next or previous row'],
  ['Enter', 'Open the row'],
  ['x', 'Select it'],
  ['e', 'End what costs'],
  ['q', 'Open this query'],
  ['c', 'Currency'],
  ['Esc', 'Close, then clear'],
];

export function Help() {
  const isOpen = useStore(helpIsOpen);
  const single = useStore(singleKeys);
  if (!isOpen) return null;
  return (
    <Dialog title="Keys" onClose={() => helpIsOpen.set(false)}>
      <dl className="pairs">
        {keys.map(([key, meaning]) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              {key.split(' ').map((part) => (
                <kbd key={part}>{part}</kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Check isOn={single === 'on'} onChange={(isOn) => singleKeys.set(isOn ? 'on' : 'off')}>
        Use keys without Ctrl
      </Check>
    </Dialog>
  );
}
