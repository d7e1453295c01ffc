/** Makes the entry of PRICES_FILE for a line: its exact text, to be put into that file. Nothing is sent. */
import { useState } from 'react';
import { CopyBox } from '../../../parts/export/copy-box.js';
import { Dialog } from '../../../parts/dialog.js';
import { isPriced, type Line } from '../lines.js';
import { entryOf, firstPrice, wrongIn } from './draft.js';
import { PriceForm } from './price-form.js';

export function PriceEntry({ line, currency }: { line: Line; currency: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {isPriced(line) ? 'Set a price of your own…' : 'Give it a price…'}
      </button>
      {isOpen && <PriceDialog line={line} currency={currencyOf(line, currency)} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** What its price is in already. */
function currencyOf(line: Line, currency: string): string {
  return (isPriced(line) ? line.unitPrice?.gross?.currency : undefined) ?? currency;
}

function PriceDialog({ line, currency, onClose }: { line: Line; currency: string; onClose(): void }) {
  const [draft, setDraft] = useState(() => firstPrice(line, isPriced(line), currency));
  const wrong = wrongIn(draft);
  // An empty form is not wrong yet.
  const isBegun = draft.value !== '';
  const shown = isBegun ? wrong : {};
  const isReady = Object.keys(wrong).length === 0;
  return (
    <Dialog
      title={`A price for ${line.name || line.id}`}
      subtitle="Prices of your own win over list prices. The most specific entry holds."
      onClose={onClose}
      foot={
        <button type="button" className="button primary" onClick={onClose}>
          Done
        </button>
      }
    >
      <div className="price-form">
        <PriceForm line={line} draft={draft} wrong={shown} onDraft={setDraft} />
        <h3>The entry</h3>
        {isReady ? (
          <CopyBox of="the entry" text={JSON.stringify(entryOf(line, draft), null, 2)} />
        ) : (
          <p className="quiet">It stands here once what is above is filled in.</p>
        )}
        <p className="small quiet">
          Put it into the list in the file that <code>PRICES_FILE</code> names, JSON or YAML, and restart Meridian: the
          page cannot write that file. Two entries for the same on the same day are an error at start.
        </p>
      </div>
    </Dialog>
  );
}
