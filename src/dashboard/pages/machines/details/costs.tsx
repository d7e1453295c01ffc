/** The monthly cost of the machine and of what is attached to it, added up exactly. */
import type { ReactNode } from 'react';
import { figure, symbolOf } from '../../../format/money.js';
import { usePages } from '../../../ask/use-pages.js';
import { MachinesBillDocument } from '../../../generated/graphql.js';
import { Section } from '../../../parts/section.js';
import { Late } from '../../../parts/states.js';
import { useScope } from '../../../shell/scope.js';
import { Cost } from '../columns.js';
import { hungBillOf, nextBill } from '../bill-pages.js';
import { billIn, type MachineRow } from '../figures.js';
import { costsOf, type Attachments } from '../attachments.js';

/** `hung` is undefined until what is attached to it has been read. */
export function CostsPart({
  machine,
  label,
  hung,
}: {
  machine: MachineRow;
  label: string;
  hung: Attachments | undefined;
}) {
  const { currency, maxAge } = useScope();
  const pause = machine.kind === 'box';
  const result = usePages(MachinesBillDocument, hungBillOf(machine, { currency, maxAge }), nextBill, { pause });
  const isRead = result.data !== undefined && !result.isOld && !result.isGrowing;
  const bill = pause ? nothing : isRead ? billIn(result.pages) : undefined;
  const { cost } = machine;
  const costs =
    hung === undefined || bill === undefined || cost === undefined
      ? null
      : costsOf({ label, amount: cost }, machine, hung, bill);
  return (
    <Section title={`${symbolOf(currency)} a month`} result={result} className="side-part">
      <dl className="figures">
        {costs === null ? (
          <>
            <Line label={label}>
              <Cost cost={cost} />
            </Line>
            <Line label="Attachments">
              <Late width={7}>{null}</Late>
            </Line>
          </>
        ) : (
          costs.lines.map((line) => (
            <Line key={line.label} label={line.label}>
              <Cost cost={line.amount} />
            </Line>
          ))
        )}
        {costs !== null && costs.lines.length > 1 && (
          <>
            <dt className="total">With attachments</dt>
            <dd className="end total">{costs.unknown === costs.lines.length ? 'unknown' : figure(costs.total)}</dd>
          </>
        )}
      </dl>
      {costs !== null && costs.unknown > 0 && costs.unknown < costs.lines.length && (
        <p className="small quiet">Excludes unknown costs.</p>
      )}
    </Section>
  );
}

const nothing = { lines: [], unknown: [] };

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="end">{children}</dd>
    </>
  );
}
