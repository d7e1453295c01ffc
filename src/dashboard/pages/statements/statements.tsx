/** The page of statements: all that were imported, or the one that the address names. */
import { useParam } from '../../route/address.js';
import { StatementList } from './list/statement-list.js';
import { OneStatement } from './one/one-statement.js';

export default function Statements() {
  const [open] = useParam('open');
  return open === null ? <StatementList /> : <OneStatement key={open} id={open} />;
}
