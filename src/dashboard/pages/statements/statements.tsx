/** The page of statements: all that were imported, or the one, or the month of the edge, that the address names. */
import { OutsideText } from '../../parts/outside-text.js';
import { useParam } from '../../route/address.js';
import { periodIn } from '../costs/view/period.js';
import { EdgeStatement } from './edge/edge-statement.js';
import { StatementList } from './list/statement-list.js';
import { OneStatement } from './one/one-statement.js';

export default function Statements() {
  const [open] = useParam('open');
  const [edge] = useParam('edge');
  const month = edge === null ? null : (periodIn(edge)?.month ?? null);
  if (month !== null) return <EdgeStatement key={month} month={month} />;
  if (open !== null) return <OneStatement key={open} id={open} />;
  return (
    <>
      {edge !== null && (
        <p className="small warn">
          <OutsideText>{`\`edge=${edge}\``}</OutsideText> in the address: expected a month such as 2026-08, not in
          future.
        </p>
      )}
      <StatementList />
    </>
  );
}
