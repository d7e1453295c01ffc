/** A text to copy, in a box of its own, with feedback on the copying. */
import { useRef, useState } from 'react';
import { Icon } from '../icon.js';

interface CopyBoxProps {
  /** The name of the text, for the button's label: `Copy the token`. */
  readonly of: string;
  readonly text: string;
}

export function CopyBox({ of, text }: CopyBoxProps) {
  const box = useRef<HTMLPreElement>(null);
  const [status, setStatus] = useState('');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied.');
    } catch {
      // Browsers give no clipboard to remote pages over plain http.
      if (box.current) getSelection()?.selectAllChildren(box.current);
      setStatus('This browser does not allow copying. The text is selected: press Ctrl C.');
    }
  }

  return (
    <div className="copy-box">
      <pre ref={box} className="code">
        {text}
      </pre>
      <button type="button" className="button" onClick={() => void copy()}>
        <Icon name="copy" /> Copy<span className="hidden-text"> {of}</span>
      </button>
      <p className="small quiet" role="status">
        {status}
      </p>
    </div>
  );
}
