/** Sets a price of one's own. A reader who may not write gets the entry of PRICES_FILE instead. */
import { useState } from 'react';
import { refresh } from '../../../ask/connection.js';
import { useSend } from '../../../ask/use-send.js';
import { SetOwnPriceDocument } from '../../../generated/graphql.js';
import { shownName } from '../../../format/resource-address.js';
import { CopyBox } from '../../../parts/export/copy-box.js';
import { FormDialog } from '../../../parts/form/form-dialog.js';
import { fieldIn } from '../../../parts/form/server-field.js';
import { useForm } from '../../../parts/form/use-form.js';
import { isPriced, type Line } from './lines.js';
import {
  entryOf,
  errorsIn,
  fieldOf,
  firstPrice,
  inputOf,
  periods,
  type PriceDraft,
  priceTargets,
  waysFor,
} from './price-draft.js';
import { PriceForm } from './price-form.js';

interface PriceDialogProps {
  readonly draftKey: string;
  readonly line: Line;
  readonly currency: string;
  readonly isWriter: boolean;
  onClose(): void;
}

export function PriceDialog({ draftKey, line, currency, isWriter, onClose }: PriceDialogProps) {
  const send = useSend(SetOwnPriceDocument);
  /** The values whose entry is shown. */
  const [entry, setEntry] = useState<PriceDraft | null>(null);
  const form = useForm<PriceDraft>({
    key: draftKey,
    first: firstPrice(line, isPriced(line), currency),
    choices: { target: priceTargets, way: waysFor(line, isPriced(line)), period: periods },
    check: errorsIn,
    async send(values) {
      if (!isWriter) {
        setEntry(values);
        return null;
      }
      const sent = await send({ input: inputOf(line, values) });
      if ('problem' in sent) return sent.problem;
      onClose();
      refresh({ afterAct: true });
      return null;
    },
    fieldOf: (message) => fieldOf(fieldIn(message)),
  });
  return (
    <FormDialog
      form={form}
      title={`A price for ${shownName(line)}`}
      subtitle="Your own prices override list prices. The most specific one applies."
      act={isWriter ? ['Set the price', 'Setting the price'] : ['Show the entry', 'Show the entry']}
      cancel={isWriter ? 'Cancel' : 'Done'}
      onClose={onClose}
    >
      <PriceForm line={line} form={form} />
      {isWriter ? (
        <p className="small quiet">Applies at once and replaces a price set for the same days.</p>
      ) : (
        <>
          <h3>The entry</h3>
          {entry !== null && entry === form.values ? (
            <CopyBox of="the entry" text={JSON.stringify(entryOf(line, entry), null, 2)} />
          ) : (
            <p className="quiet">Fill in the form to see the entry.</p>
          )}
          <p className="small quiet">
            Your token cannot change prices. Add the entry to the list in the file that <code>PRICES_FILE</code> names
            (JSON or YAML) and restart Meridian, or ask someone whose token has hosting:write.
          </p>
        </>
      )}
    </FormDialog>
  );
}
