/** The properties of a machine, as names and values. */
import type { ReactNode } from 'react';
import { Copy } from '../../../parts/export/copy.js';
import { OutsideText } from '../../../parts/outside-text.js';

interface Pair {
  /** The name in the dashboard's words. */
  readonly name: string;
  readonly value: ReactNode;
}

export function Pairs({ pairs }: { pairs: readonly (Pair | null)[] }) {
  return (
    <dl className="pairs">
      {pairs.map(
        (pair) =>
          pair && (
            <div className="pair" key={pair.name}>
              <dt>{termOf(pair)}</dt>
              <dd>
                <OutsideText>{pair.value}</OutsideText>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function termOf({ name }: Pair): string {
  return name;
}

/** Addresses and the like, each with a button to copy it. */
function Copied({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text} className="machine-copied">
          <span className="mono">
            <OutsideText>{text}</OutsideText>
          </span>
          <Copy text={text} of={text} />
        </li>
      ))}
    </ul>
  );
}

export function some(name: string, texts: readonly (string | null | undefined)[]): Pair | null {
  const known = texts.filter((text) => text !== null && text !== undefined && text !== '');
  return known.length === 0 ? null : { name, value: known.join(', ') };
}

export function copied(name: string, texts: readonly (string | null | undefined)[]): Pair | null {
  const known = texts.filter((text) => typeof text === 'string');
  return known.length === 0 ? null : { name, value: <Copied texts={known} /> };
}
