/** Copies all questions for the provider as one text. */
import { useState } from 'react';
import { counted } from '../../../format/money.js';
import { Dialog } from '../../../parts/dialogs/dialog.js';
import { CopyBox } from '../../../parts/export/copy-box.js';
import { Icon } from '../../../parts/icon.js';
import type { ComparedLine } from '../words.js';

interface CopyQuestionsProps {
  readonly lines: readonly ComparedLine[];
  /** More lines are to come. */
  readonly isReading: boolean;
}

export function CopyQuestions({ lines, isReading }: CopyQuestionsProps) {
  const [isOpen, setOpen] = useState(false);
  const texts = lines.flatMap(({ act }) => act?.text ?? []);
  if (texts.length === 0) return null;
  const inWords = counted(texts.length, 'question', 'questions');
  return (
    <>
      <button type="button" className="button" aria-disabled={isReading} onClick={() => !isReading && setOpen(true)}>
        <Icon name="copy" /> Copy {inWords}
      </button>
      {isOpen && (
        <Dialog
          title={`${inWords} for the provider`}
          subtitle="Meridian sends nothing to the provider: copy the text into a support request."
          onClose={() => setOpen(false)}
          foot={
            <button type="button" className="button" onClick={() => setOpen(false)}>
              Done
            </button>
          }
        >
          <CopyBox of="the questions" text={texts.join('\n\n')} />
        </Dialog>
      )}
    </>
  );
}
