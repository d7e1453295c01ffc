/** Lists invalid terms below the field, and corrects them on a click. */
import { type Term } from './parse.js';
import { printTerm } from './print.js';
import { type FilterProblem } from './problem.js';
import { Icon } from '../parts/icon.js';

interface Props {
  readonly id: string;
  readonly problems: readonly FilterProblem[];
  readonly onMend: (index: number, term: Term) => void;
}

export function FilterProblems({ id, problems, onMend }: Props) {
  return (
    <div id={id} role="status" className="filter-problems">
      {problems.map(({ index, written, reason, mend }) => (
        <p key={index} className="filter-problem">
          <Icon name="warning" />
          <span>
            <code>{written}</code> {reason}.
            {mend && (
              <>
                {' '}
                Did you mean{' '}
                <button type="button" className="filter-mend" onClick={() => onMend(index, mend)}>
                  {printTerm(mend)}
                </button>
                ?
              </>
            )}
          </span>
        </p>
      ))}
    </div>
  );
}
