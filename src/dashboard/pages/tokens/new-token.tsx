/** A new token, which is never shown again, and a command to try it. */
import { CopyBox } from '../../parts/export/copy-box.js';
import { root } from '../../route/address.js';
import { curlLine } from './token-draft.js';

export function NewTokenSecret({ secret }: { secret: string }) {
  return (
    <>
      <p>
        <strong>Copy it now: it is not shown again.</strong> Meridian keeps only what it needs to know it again.
      </p>
      <CopyBox of="the token" text={secret} />
      <p>To see what it may do:</p>
      <CopyBox of="the command" text={curlLine(location.origin + root, secret)} />
    </>
  );
}
