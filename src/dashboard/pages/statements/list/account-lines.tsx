/** The groupings of a statement with the accounts that they are. */
import { OutsideText } from '../../../parts/outside-text.js';
import { accountsText, groupingText, type StatementHead } from '../words.js';

export function AccountLines({ groupings }: Pick<StatementHead, 'groupings'>) {
  return (
    <ul className="statement-groupings">
      {groupings.map(({ name, accounts }) => {
        const known = accountsText(accounts);
        return (
          <li key={name}>
            <OutsideText>{groupingText(name)}</OutsideText>{' '}
            {known === null ? (
              <span className="small warn">account unknown</span>
            ) : (
              <span className="small quiet">
                <OutsideText>{known}</OutsideText>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
