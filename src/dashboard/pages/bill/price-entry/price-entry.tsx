/** A price of one's own for a line: sets it, and ends it. Who may not write gets the entry of PRICES_FILE instead. */
import { useState } from 'react';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { EndOwnPriceDocument, SetOwnPriceDocument } from '../../../generated/graphql.js';
import { CopyBox } from '../../../parts/export/copy-box.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { useToken } from '../../../shell/scope.js';
import { mayWrite } from '../../machines/rights.js';
import { isPriced, type Line } from '../lines.js';
import { entryOf, firstPrice, inputOf, wrongIn } from './price-draft.js';
import { PriceForm } from './price-form.js';

export function PriceEntry({ line, currency }: { line: Line; currency: string }) {
  const [isOpen, setOpen] = useState(false);
  const isWriter = mayWrite(useToken(), { api: line.api, account: line.accountName });
  const set = isPriced(line) ? (line.ownPrice?.id ?? null) : null;
  return (
    <div>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {isPriced(line) ? 'Set a price of your own…' : 'Give it a price…'}
      </button>
      {isWriter && set !== null && <EndPrice id={set} />}
      {isOpen && (
        <PriceDialog
          line={line}
          currency={currencyOf(line, currency)}
          isWriter={isWriter}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** What its price is in already. */
function currencyOf(line: Line, currency: string): string {
  return (isPriced(line) ? line.unitPrice?.gross?.currency : undefined) ?? currency;
}

function EndPrice({ id }: { id: string }) {
  const send = useSend(EndOwnPriceDocument);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function end(): Promise<void> {
    setBusy(true);
    const sent = await send({ id });
    setBusy(false);
    if ('problem' in sent) setProblem(sent.problem.message);
    else refresh({ afterAct: true });
  }

  return (
    <>
      {' '}
      <button type="button" className="button" disabled={isBusy} onClick={() => void end()}>
        End the price that was set
      </button>
      <p className="field-error small" role="status">
        {problem}
      </p>
    </>
  );
}

interface PriceDialogProps {
  readonly line: Line;
  readonly currency: string;
  readonly isWriter: boolean;
  onClose(): void;
}

function PriceDialog({ line, currency, isWriter, onClose }: PriceDialogProps) {
  const send = useSend(SetOwnPriceDocument);
  const [draft, setDraft] = useState(() => firstPrice(line, isPriced(line), currency));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const wrong = wrongIn(draft);
  // An empty form is not wrong yet.
  const isBegun = draft.value !== '';
  const shown = isBegun ? wrong : {};
  const isReady = Object.keys(wrong).length === 0;

  async function set(): Promise<void> {
    setBusy(true);
    const sent = await send({ input: inputOf(line, draft) });
    setBusy(false);
    if ('problem' in sent) return setProblem(sent.problem.message);
    onClose();
    refresh({ afterAct: true });
  }

  const entry = isReady && <CopyBox of="the entry" text={JSON.stringify(entryOf(line, draft), null, 2)} />;
  return (
    <Dialog
      title={`A price for ${line.name || line.id}`}
      subtitle="Prices of your own win over list prices. The most specific one holds."
      onClose={onClose}
      foot={
        isWriter ? (
          <>
            <button type="button" className="button" onClick={onClose}>
              Cancel
            </button>
            <button type="button" className="button primary" disabled={!isReady || isBusy} onClick={() => void set()}>
              {isBusy ? 'Setting it' : 'Set the price'}
            </button>
          </>
        ) : (
          <button type="button" className="button primary" onClick={onClose}>
            Done
          </button>
        )
      }
    >
      <div className="price-form">
        <PriceForm line={line} draft={draft} wrong={shown} onDraft={setDraft} />
        {isWriter ? (
          <>
            <p className="small quiet">It holds at once, and takes the place of one that was set for the same days.</p>
            <p className="field-error small" role="alert">
              {problem}
            </p>
          </>
        ) : (
          <>
            <h3>The entry</h3>
            {entry || <p className="quiet">It stands here once what is above is filled in.</p>}
            <p className="small quiet">
              This token may look and not change. Put the entry into the list in the file that <code>PRICES_FILE</code>{' '}
              names, JSON or YAML, and restart Meridian, or ask somebody whose token has hosting:write.
            </p>
          </>
        )}
      </div>
    </Dialog>
  );
}
