/** The silence of a finding: why, until when and by whom; and the way there and back for those who may write. */
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazy-part.js';
import { refresh } from '../../../ask/connection.js';
import { time } from '../../../format/time.js';
import { useSend } from '../../../ask/use-send.js';
import { UnsilenceFindingDocument } from '../../../generated/graphql.js';
import { useOpenForm } from '../../../parts/form/use-open-form.js';
import { useToken } from '../../../shell/scope.js';
import { mayWrite } from '../../machines/rights.js';
import { type Finding, nameOf } from '../act-of-finding.js';
import { untilText } from './silence-text.js';
import { OutsideText } from '../../../parts/outside-text.js';

const [SilenceDialog, silenceOpener] = lazyPart(async () => (await import('./silence-dialog.js')).SilenceDialog);

export function SilencePart({ finding }: { finding: Finding }) {
  const { id, silence, silencedBy } = finding;
  const token = useToken();
  const send = useSend(UnsilenceFindingDocument);
  const draftKey = `silence ${id}`;
  const [isOpen, setOpen] = useOpenForm(draftKey);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const may = mayWrite(token, { api: finding.api, account: finding.accountName });

  async function end(): Promise<void> {
    setBusy(true);
    const sent = await send({ id });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    refresh({ afterAct: true });
  }

  return (
    <div className="side-part">
      <h3>{silencedBy === null ? 'Silence' : 'Silenced'}</h3>
      {silence ? (
        <dl className="pairs">
          <dt>Why</dt>
          <dd>
            <OutsideText>{silence.reason}</OutsideText>
          </dd>
          <dt>Until</dt>
          <dd>{silence.until === null ? untilText(null) : `${untilText(silence.until)}, or its cause changes`}</dd>
          <dt>By</dt>
          <dd>{whoText(silence.tokenId, token?.id ?? null)}</dd>
          <dt>Since</dt>
          <dd>{time(silence.silencedAt, 'moment')}</dd>
        </dl>
      ) : (
        silencedBy !== null && (
          <p className="small quiet">
            By <OutsideText>{silencedBy}</OutsideText>, where it stands and ends.
          </p>
        )
      )}
      {silence && may && (
        <div>
          <button type="button" className="button" disabled={isBusy} onClick={() => void end()}>
            End the silence
            <span className="hidden-text">
              {' '}
              of <OutsideText>{nameOf(finding)}</OutsideText>
            </span>
          </button>
        </div>
      )}
      {silencedBy === null && (
        <div>
          {may ? (
            <button type="button" className="button" {...silenceOpener} onClick={() => setOpen(true)}>
              Silence…
              <span className="hidden-text">
                {' '}
                <OutsideText>{nameOf(finding)}</OutsideText>
              </span>
            </button>
          ) : (
            <p className="small quiet">It takes a token with hosting:write of this account.</p>
          )}
        </div>
      )}
      <p className="field-error small" role="alert">
        {problem}
      </p>
      {isOpen && <SilenceDialog draftKey={draftKey} finding={finding} onClose={() => setOpen(false)} />}
    </div>
  );
}

function whoText(tokenId: string | null, own: string | null): string {
  if (tokenId === null) return 'a token that is not known';
  return tokenId === own ? 'the token you are signed in with' : `the token ${tokenId}`;
}
