/** The buttons that set and end a price of one's own for a line. */
import { useState } from 'react';
import { lazyPart } from '../../../parts/lazy-part.js';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { EndOwnPriceDocument } from '../../../generated/graphql.js';
import { useOpenForm } from '../../../parts/form/use-open-form.js';
import { useToken } from '../../../shell/scope.js';
import { mayWrite } from '../../machines/rights.js';
import { isPriced, keyOf, type Line } from './lines.js';

const [PriceDialog, priceOpener] = lazyPart(async () => (await import('./price-dialog.js')).PriceDialog);

export function PriceEntry({ line, currency }: { line: Line; currency: string }) {
  const draftKey = `price ${keyOf(line)}`;
  const [isOpen, setOpen] = useOpenForm(draftKey);
  const isWriter = mayWrite(useToken(), { api: line.api, account: line.accountName });
  const set = isPriced(line) ? (line.ownPrice?.id ?? null) : null;
  return (
    <div>
      <button type="button" className="button" {...priceOpener} onClick={() => setOpen(true)}>
        {isPriced(line) ? 'Set your own price…' : 'Add a price…'}
      </button>
      {isWriter && set !== null && <EndPrice id={set} />}
      {isOpen && (
        <PriceDialog
          draftKey={draftKey}
          line={line}
          currency={currencyOf(line, currency)}
          isWriter={isWriter}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** The currency that its price has already. */
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
        Remove your price
      </button>
      <p className="field-error small" role="status">
        {problem}
      </p>
    </>
  );
}
