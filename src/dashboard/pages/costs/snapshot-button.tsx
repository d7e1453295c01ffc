/** Takes a snapshot of the bill of today, for those who may write; others learn when the next one comes. */
import { useState } from 'react';
import { accountLabel } from '../../format/account-label.js';
import { refresh } from '../../ask/connection.js';
import { useSend } from '../../ask/use-send.js';
import { SnapshotBillDocument } from '../../generated/graphql.js';
import { allows, useChosen, useToken } from '../../shell/scope.js';

export function SnapshotButton() {
  const send = useSend(SnapshotBillDocument);
  const chosen = useChosen();
  const mayWrite = allows(useToken(), 'HOSTING_WRITE');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!mayWrite) return <p className="small quiet">A token with hosting:write can take one now.</p>;

  async function take(): Promise<void> {
    setBusy(true);
    const sent = await send({ ...chosen });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    const unread = (sent.data.snapshotBill?.snapshots ?? []).filter(({ error }) => error !== null);
    setProblem(
      unread.map(({ api, accountName: account, error }) => `${accountLabel(api, account)}: ${error}`).join('; ') ||
        null,
    );
    refresh({ afterAct: true });
  }

  return (
    <>
      <button type="button" className="button" disabled={isBusy} onClick={() => void take()}>
        {isBusy ? 'Taking a snapshot' : 'Take a snapshot'}
      </button>
      <p className="field-error small" role="alert">
        {problem}
      </p>
    </>
  );
}
