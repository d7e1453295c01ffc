/** A state as a glyph and a word, so that it does not depend on colour. Healthy is quiet. */
import type { ReactNode } from 'react';

/**
 * quiet: as expected; elsewhere: someone else's; changing: in transition; off: a deviation that may be intended; bad:
 * needs action; unknown: not read.
 */
export type Tone = 'quiet' | 'changing' | 'off' | 'bad' | 'unknown' | 'elsewhere' | 'certain' | 'likely' | 'done';

const marks: Readonly<Record<Tone, ReactNode>> = {
  quiet: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  certain: <circle cx="5" cy="5" r="4" fill="currentColor" />,
  likely: half(),
  changing: half(),
  off: <rect x="1.5" y="1.5" width="7" height="7" fill="none" stroke="currentColor" strokeWidth="1.5" />,
  bad: <path d="M5 0l5 5-5 5-5-5z" fill="currentColor" />,
  unknown: <circle cx="5" cy="5" r="4" fill="none" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 2" />,
  elsewhere: <circle cx="5" cy="5" r="3.8" fill="none" stroke="currentColor" strokeWidth="1.6" />,
  done: <path d="M1 5l3 4 5-8" fill="none" stroke="currentColor" strokeWidth="1.6" />,
};

function half() {
  return (
    <>
      <circle cx="5" cy="5" r="3.8" fill="none" stroke="currentColor" strokeWidth="1.2" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  );
}

const classes: Readonly<Record<Tone, string>> = {
  quiet: 'quiet',
  certain: 'plain',
  likely: 'plain',
  changing: 'warn',
  off: 'warn',
  bad: 'bad',
  unknown: 'unknown',
  elsewhere: 'quiet',
  done: 'plain',
};

export function Status({ tone, children }: { tone: Tone; children?: ReactNode }) {
  return (
    <span className={`status ${classes[tone]}`}>
      <svg className="mark" viewBox="0 0 10 10" aria-hidden="true">
        {marks[tone]}
      </svg>
      {/* In one, so that the blanks between its parts are no gaps of a row. */}
      {children !== undefined && <span className="status-text">{children}</span>}
    </span>
  );
}
