/** Why a file was refused, by its row and column, and what to do. */
import type { Problem } from '../../../ask/problem.js';
import { count } from '../../../format/money.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { overlappedIn, refusalIn } from './refusal.js';

interface RefusalPartProps {
  readonly problem: Pick<Problem, 'message' | 'code'>;
  /** Reads the same file again. */
  onAgain(): void;
}

export function RefusalPart({ problem: { message, code }, onAgain }: RefusalPartProps) {
  if (code !== 'BAD_USER_INPUT') {
    return (
      <div className="form-problem" role="alert">
        <p>
          <strong>The file was not read.</strong>{' '}
          {code === 'UNAUTHENTICATED' ? (
            'Your session had ended. The file is still chosen.'
          ) : (
            <OutsideText>{message}</OutsideText>
          )}
        </p>
        <button type="button" className="button link" onClick={onAgain}>
          Read it again
        </button>
      </div>
    );
  }
  const refusal = refusalIn(message);
  return (
    <div className="form-problem statement-refusal" role="alert">
      <p>
        <strong>The file was refused. Nothing was imported.</strong>
      </p>
      {refusal === null ? (
        <p>
          <OutsideText>{message}</OutsideText>
        </p>
      ) : (
        <dl className="pairs">
          {refusal.row !== null && (
            <>
              <dt>Row</dt>
              <dd>{count(refusal.row)}</dd>
            </>
          )}
          {refusal.column !== null && (
            <>
              <dt>Column</dt>
              <dd>
                <OutsideText>{refusal.column}</OutsideText>
              </dd>
            </>
          )}
          <dt>Expected</dt>
          <dd>
            <OutsideText>{refusal.expected}</OutsideText>
          </dd>
          <dt>Found</dt>
          <dd>
            <OutsideText>{refusal.found}</OutsideText>
          </dd>
        </dl>
      )}
      <WayOn message={message} />
    </div>
  );
}

function WayOn({ message }: { message: string }) {
  const overlapped = overlappedIn(message);
  if (overlapped !== null) {
    return (
      <p>
        <Link href={hrefTo('statements', { open: overlapped })}>Open the statement that bills the same</Link>
      </p>
    );
  }
  if (message.startsWith('groupings: ')) return <p>Import it with a token that may read all accounts.</p>;
  return <p>Download the file again and import it unchanged: a spreadsheet that saves it changes numbers and days.</p>;
}
