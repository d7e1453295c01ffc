/** A new token, which is never shown again, and a command to try it. */
import { CopyBox } from '../../parts/export/copy-box.js';
import { root } from '../../route/address.js';
import { curlLine } from './token-draft.js';

interface NewTokenSecretProps {
  readonly secret: string;
  readonly documentsOnly: boolean;
}

export function NewTokenSecret({ secret, documentsOnly }: NewTokenSecretProps) {
  return (
    <>
      <p>
        <strong>Copy it now: it is not shown again.</strong> Meridian keeps only what it needs to know it again.
      </p>
      <CopyBox of="the token" text={secret} />
      {documentsOnly ? (
        <p>Send it with the documentId of a trusted document. It does not sign in here.</p>
      ) : (
        <>
          <p>To see what it may do:</p>
          <CopyBox of="the command" text={curlLine(location.origin + root, secret)} />
        </>
      )}
    </>
  );
}
