/** The acts on the opened machine, with the reason why one is not possible. */
import { useEffect, useState } from 'react';
import { openAct } from '../../../acts/act.js';
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { MachinesDedicatedWaysDocument } from '../../../generated/graphql.js';
import { useOpenForm } from '../../../parts/form/use-open-form.js';
import { Icon } from '../../../parts/icon.js';
import { useToken } from '../../../shell/scope.js';
import { cancelAct, deleteAct } from '../acts.js';
import type { MachineRow } from '../figures.js';
import { LabelsDialog, labelsOpener } from '../lazy-labels-dialog.js';
import { machineKeyOf } from '../machine-key.js';
import { hasLabels } from '../labels.js';
import { PowerMenu } from '../power-menu.js';
import { type PowerSupport, whyNoPower } from '../power.js';
import { lacksWrite, mayWrite } from '../rights.js';
import { OutsideText } from '../../../parts/outside-text.js';

export function HeadActs({ machine, isBusy }: { machine: MachineRow; isBusy: boolean }) {
  const draftKey = `labels ${machineKeyOf(machine)}`;
  const [isLabelling, setLabelling] = useOpenForm(draftKey);
  const mayChange = mayWrite(useToken(), machine);
  const { kind, isProtected } = machine;
  const isDedicatedServer = machine.api === 'DEDICATED' && kind === 'server';
  const ways = useWays(machine, isDedicatedServer);
  const noPower = isBusy ? 'You can switch it once the running action ends.' : whyNoPower(machine);
  const deletion = deleteAct(machine, machine.cost ?? null);
  const isCostRead = machine.cost !== undefined;
  const [isWanted, setWanted] = useState(false);
  // The dialog shows the cost that ends, so that is read first.
  useEffect(() => {
    if (!isWanted || !isCostRead) return;
    setWanted(false);
    if (deletion !== null) openAct(deletion);
  }, [isWanted, isCostRead, deletion]);
  const cancel = isDedicatedServer ? cancellation(machine, ways.data) : null;
  const reasons = mayChange
    ? [
        kind === 'server' ? noPower : null,
        isProtected === true ? 'It is protected against deletion. Remove the protection first.' : null,
        isDedicatedServer ? cancel?.why : deletion === null && 'The API cannot delete this.',
      ]
    : [lacksWrite];
  return (
    <div className="machine-acts">
      <div className="machine-buttons" data-acts="">
        {kind === 'server' && (
          <PowerMenu machines={[machine]} ways={ways.ways} isDisabled={!mayChange || noPower !== null} />
        )}
        {hasLabels(machine) && (
          <button
            type="button"
            className="button"
            disabled={!mayChange}
            {...labelsOpener}
            onClick={() => setLabelling(true)}
          >
            <Icon name="tag" />
            Labels…
          </button>
        )}
        {isDedicatedServer ? (
          <button
            type="button"
            className="button"
            data-key-e=""
            disabled={!mayChange || !cancel?.act}
            onClick={() => cancel?.act && openAct(cancel.act)}
          >
            <Icon name="trash" />
            Cancel…
          </button>
        ) : (
          <button
            type="button"
            className="button"
            data-key-e=""
            disabled={!mayChange || deletion === null || isProtected === true}
            aria-busy={isWanted}
            onClick={() => setWanted(true)}
          >
            <Icon name="trash" />
            Delete…
          </button>
        )}
      </div>
      {reasons.map(
        (reason) =>
          reason && (
            <p key={reason} className="small quiet">
              <OutsideText>{reason}</OutsideText>
            </p>
          ),
      )}
      {isLabelling && <LabelsDialog draftKey={draftKey} machines={[machine]} onClose={() => setLabelling(false)} />}
    </div>
  );
}

type WaysRead = ReturnType<typeof useWays>['data'];

function useWays({ account, id }: MachineRow, isDedicated: boolean) {
  const { data } = useGraphQuery(MachinesDedicatedWaysDocument, { account, id }, { pause: !isDedicated });
  const server = data?.dedicated?.server;
  const ways: PowerSupport | null = server
    ? {
        resets: (server.reset?.types ?? []).filter((type) => type !== null),
        canWake: server.wakeOnLan !== null,
      }
    : null;
  return { data: server, ways };
}

function cancellation(machine: MachineRow, server: WaysRead) {
  if (server === undefined) return null;
  const cancellation = server?.cancellation;
  if (!cancellation) return { act: null, why: 'We could not read whether it can be cancelled.' };
  if (cancellation.cancelled === true)
    return { act: null, why: `It is cancelled to ${cancellation.cancellationDate ?? 'an unknown day'}.` };
  const date = cancellation.earliestCancellationDate;
  if (date === null) return { act: null, why: 'The provider gives no date to cancel it for.' };
  return {
    act: cancelAct(machine, machine.cost ?? null, date, cancellation.reservationPossible === true ? false : null),
    why: null,
  };
}
