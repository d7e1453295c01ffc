/** Its labels; each links to all machines that have it. */
import { Section } from '../../../parts/section.js';
import { print } from '../../../filter/print.js';
import { hrefWith } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import type { Labels } from '../labels.js';
import { OutsideText } from '../../../parts/outside-text.js';

export function LabelsPart({ labels }: { labels: Labels }) {
  const pairs = Object.entries(labels);
  return (
    <Section title="Labels" note={pairs.length} className="side-part">
      {pairs.length === 0 ? (
        <p className="quiet">None.</p>
      ) : (
        <ul className="machine-labels">
          {pairs.map(([key, value]) => {
            const text = value === '' ? key : `${key}=${value}`;
            return (
              <li key={key}>
                <Link
                  className="machine-chip mono"
                  href={hrefWith({ q: print([{ key: 'label', any: [{ text, comparison: null }], none: [] }]) })}
                  title="Show all that have it"
                >
                  <OutsideText>{text}</OutsideText>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Section>
  );
}
