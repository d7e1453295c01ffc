/** The accounts in which the record's target was looked up, and when they were read. */
import { time } from '../../../format/time.js';
import type { NamesSourcesQuery } from '../../../generated/graphql.js';
import { Status } from '../../../parts/status.js';
import { accountLabel } from '../../../shell/scope.js';
import { OutsideText } from '../../../parts/outside-text.js';

export type NamesSource = NamesSourcesQuery['hosting']['sources'][number];

export function LookedFor({ sources }: { sources: readonly NamesSource[] }) {
  return (
    <section className="side-part" aria-label="Searched in">
      <h3>Searched in</h3>
      <ul className="figures">
        {sources.map(({ api, accountName: account, state, error, readAt }) => (
          <li key={`${api} ${account}`} className="names-source">
            <Status tone={state === 'OK' ? 'quiet' : 'unknown'}>
              <OutsideText>{accountLabel(api, account)}</OutsideText>
            </Status>
            <span className="small quiet" title={error ?? undefined}>
              {state === 'OK' ? time(readAt, 'clock') : state === 'PARTIAL' ? 'partly read' : 'not read'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
