/** A button that copies a text and confirms it in place. */
import { useEffect, useState } from 'react';
import { Icon } from '../icon.js';

export function Copy({ text, of }: { text: string; of: string }) {
  const [said, setSaid] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (said === null) return undefined;
    const timer = setTimeout(() => setSaid(null), 2_000);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('copied');
    } catch {
      setSaid('refused');
    }
  }

  return (
    <>
      <button
        type="button"
        className="button plain small icon-only"
        aria-label={`Copy ${of}`}
        title={`Copy ${of}`}
        onClick={() => void copy()}
      >
        <Icon name={said === 'copied' ? 'check' : 'copy'} />
      </button>
      <span className={said === 'refused' ? 'small bad' : 'hidden-text'} role="status">
        {said === 'copied' ? 'Copied' : said === 'refused' && 'The browser does not allow copying'}
      </span>
    </>
  );
}
