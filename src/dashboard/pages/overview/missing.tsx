/** What the figures above it lack: sources that could not be read, and those that are a sandbox. */
import { time } from '../../ask/time.js';
import type { BillTotalQuery } from '../../generated/graphql.js';
import { Icon } from '../../parts/icon.js';
import { useSandboxed } from '../../shell/sandboxed.js';
import { accountLabel } from '../../shell/scope.js';

type Source = BillTotalQuery['hosting']['bill']['sources'][number];

export function Missing({ sources, isWhole }: { sources: readonly Source[]; isWhole: boolean }) {
  const sandboxed = useSandboxed();
  const failed = sources.filter(({ state }) => state === 'FAILED');
  const partial = sources.filter(({ state }) => state === 'PARTIAL');
  // Where all is a sandbox its figures are what is shown.
  const leftOut = sources.some(({ account }) => account !== 'sandbox') ? sandboxed : [];
  if (isWhole && failed.length + partial.length + leftOut.length === 0) return null;
  return (
    <p className="strip" role="status">
      <Icon name="warning" />
      <span>
        <strong>Not in these figures:</strong>{' '}
        {[...failed.map(said), ...partial.map(partly), ...leftOut.map((api) => `${api} is a sandbox`)].join('; ') ||
          'a part of what was read'}
        . <a href="#sources">See sources</a>
      </span>
    </p>
  );
}

function said({ api, account, error, readAt }: Source): string {
  const last = readAt === null ? '' : `, last read ${time(readAt, 'clock')}`;
  return `${accountLabel(api, account)} (${error ?? 'does not answer'}${last})`;
}

function partly({ api, account, error }: Source): string {
  return `a part of ${accountLabel(api, account)}${error === null ? '' : ` (${error})`}`;
}
