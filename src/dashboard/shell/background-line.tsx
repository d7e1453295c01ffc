/** The progress of what is read in the background, as a line below the bar at the top. */
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { refresh } from '../ask/connection.js';
import { useSend } from '../ask/use-send.js';
import {
  type BackgroundProgressFragment,
  BackgroundReadingDocument,
  type BackgroundReadingQuery,
  type BackgroundReadingQueryVariables,
  StartBackgroundReadingDocument,
} from '../generated/graphql.js';
import { counted, count } from '../format/money.js';
import { accountLabel } from '../format/account-label.js';
import { OutsideText } from '../parts/outside-text.js';

/** Milliseconds before it starts: the page itself comes first. */
const pause = 3_000;
const betweenLooks = 1_500;

type AccountProgress = BackgroundProgressFragment['accounts'][number];

export function BackgroundLine() {
  const accounts = useBackgroundReading();
  const reading = accounts.filter(({ state }) => state === 'READING');
  const [first] = reading;
  if (first === undefined) return null;
  const begun = accounts.filter(({ state }) => state !== 'WAITING');
  const [done, all] = [
    sum(begun, ({ calls }) => calls),
    sum(begun, ({ expectedCalls, calls }) => expectedCalls ?? calls),
  ];
  const words = `${count(done)} of about ${counted(all, 'call', 'calls')}, at most 5 % of what an account may make`;
  return (
    <section className="background" aria-label="Reading in the background">
      <progress className="background-line" value={done} max={Math.max(1, all)} aria-label={`Reading: ${words}`} />
      <span className="background-words small quiet clip" aria-hidden="true">
        <strong>Reading what is not read yet:</strong>{' '}
        <OutsideText>{accountLabel(first.api, first.accountName)}</OutsideText>, {words}
      </span>
    </section>
  );
}

/** Starts it once, and looks until it has ended: then what is shown is asked for again, which takes cached reads. */
function useBackgroundReading(): readonly AccountProgress[] {
  const client = useClient();
  const send = useSend(StartBackgroundReadingDocument);
  const [accounts, setAccounts] = useState<readonly AccountProgress[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isLeft = false;
    const show = (progress: BackgroundProgressFragment | undefined, wasReading: boolean) => {
      if (isLeft) return;
      const known = progress?.accounts ?? [];
      setAccounts(known);
      const isReading = known.some(({ state }) => state === 'READING');
      if (isReading) timer = setTimeout(() => void look(), betweenLooks);
      else if (wasReading && progress !== undefined) refresh({ afterReading: true });
    };
    const look = async () => {
      const { data } = await client
        .query<BackgroundReadingQuery, BackgroundReadingQueryVariables>(
          BackgroundReadingDocument.toString(),
          {},
          { requestPolicy: 'network-only' },
        )
        .toPromise();
      show(data?.hosting.backgroundReading, true);
    };
    const begin = async () => {
      const sent = await send({});
      show('data' in sent ? sent.data.startBackgroundReading?.backgroundReading : undefined, false);
    };
    timer = setTimeout(() => void begin(), pause);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [client, send]);
  return accounts;
}

function sum(all: readonly AccountProgress[], of: (account: AccountProgress) => number): number {
  return all.reduce((so, account) => so + of(account), 0);
}
