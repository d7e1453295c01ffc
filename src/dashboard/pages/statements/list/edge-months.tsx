/** Leads to what the provider of the edge states, where there are accounts of it: nothing is read before. */
import { time } from '../../../format/time.js';
import { Section } from '../../../parts/section.js';
import { hrefTo } from '../../../route/address.js';
import { Link } from '../../../route/link.js';
import { useFrame } from '../../../shell/frame.js';
import { monthAfter, monthOf, today } from '../../costs/view/period.js';

export function EdgeMonths() {
  const sources = useFrame().data?.hosting.sources ?? [];
  if (!sources.some(({ api }) => api === 'EDGE')) return null;
  const present = monthOf(today());
  return (
    <Section title="Edge">
      <p>
        Edge accounts have no file. Their provider states subscriptions and metered usage of the present periods, which
        can be compared with the invoice.
      </p>
      <p className="statement-months">
        {[present, monthAfter(present, -1)].map((month) => (
          <Link key={month} className="button" href={hrefTo('statements', { edge: month })}>
            Compare {time(`${month}-01`, 'month')}
          </Link>
        ))}
      </p>
    </Section>
  );
}
