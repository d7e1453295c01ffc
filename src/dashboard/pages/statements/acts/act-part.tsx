/** The button of what can be done about a compared line. */
import { useState } from 'react';
import { OutsideText } from '../../../parts/outside-text.js';
import type { ComparedLine } from '../words.js';
import { ActDialog, actOpener } from './lazy-act.js';
import { type LineAct, wordsOf } from './ready-act.js';

interface ActPartProps {
  readonly act: LineAct;
  readonly line: ComparedLine;
  readonly mayWrite: boolean;
}

export function ActPart({ act, line, mayWrite }: ActPartProps) {
  const [isOpen, setOpen] = useState(false);
  const words = wordsOf(act, line.name);
  const button = words?.button ?? (act.kind === 'COPY_FOR_PROVIDER' ? 'Ask the provider…' : 'See what can be done…');
  // A reader sees what could be done, and the text of a question is for everyone.
  return (
    <>
      <button type="button" className="button small" {...actOpener} onClick={() => setOpen(true)}>
        {button}
        <span className="hidden-text">
          {' '}
          <OutsideText>{line.name}</OutsideText>
        </span>
      </button>
      {isOpen && <ActDialog act={act} line={line} mayWrite={mayWrite} onClose={() => setOpen(false)} />}
    </>
  );
}
