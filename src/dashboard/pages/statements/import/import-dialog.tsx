/** Imports a statement: its file is read first, and stored once its period, sum and accounts were seen. */
import { useState } from 'react';
import type { Problem } from '../../../ask/problem.js';
import { useSend } from '../../../ask/use-send.js';
import { ImportStatementDocument, type ImportStatementMutation } from '../../../generated/graphql.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { OutsideText } from '../../../parts/outside-text.js';
import { type ChosenFile, readFile } from './chosen-file.js';
import { FileChoice } from './file-choice.js';
import { ReadStatement } from './read-statement.js';
import { RefusalPart } from './refusal-part.js';

type Preview = NonNullable<ImportStatementMutation['importStatement']>;

type Reading =
  | { readonly is: 'none' }
  | { readonly is: 'busy'; readonly name: string }
  | { readonly is: 'refused'; readonly name: string; readonly problem: Pick<Problem, 'message' | 'code'> };

export function ImportDialog({ onClose }: { onClose(): void }) {
  const send = useSend(ImportStatementDocument);
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [reading, setReading] = useState<Reading>({ is: 'none' });
  const [preview, setPreview] = useState<Preview | null>(null);

  async function preread(chosen: ChosenFile): Promise<void> {
    const { name, base64 } = chosen;
    setFile(chosen);
    setReading({ is: 'busy', name });
    const sent = await send({ input: { file: { base64 }, preview: true } });
    if ('problem' in sent) return setReading({ is: 'refused', name, problem: sent.problem });
    setReading({ is: 'none' });
    setPreview(sent.data.importStatement);
  }

  async function choose(chosen: File): Promise<void> {
    setFile(null);
    setReading({ is: 'busy', name: chosen.name });
    const read = await readFile(chosen);
    if ('problem' in read) setReading({ is: 'refused', name: chosen.name, problem: read.problem });
    else await preread(read);
  }

  if (file !== null && preview !== null) {
    return <ReadStatement file={file} preview={preview} onOther={() => setPreview(null)} onClose={onClose} />;
  }
  return (
    <Dialog
      title="Import a statement"
      subtitle="What your provider has billed, compared line by line with the invoice here."
      onClose={onClose}
      isDismissable={reading.is === 'none'}
      foot={
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <div className="statement-import">
        <FileChoice onFile={(chosen) => void choose(chosen)} />
        <p className="small" role="status">
          {reading.is === 'busy' && (
            <>
              Reading <OutsideText>{reading.name}</OutsideText>…
            </>
          )}
          {reading.is === 'refused' && <OutsideText>{reading.name}</OutsideText>}
        </p>
        {reading.is === 'refused' && (
          <RefusalPart problem={reading.problem} onAgain={() => file !== null && void preread(file)} />
        )}
      </div>
    </Dialog>
  );
}
