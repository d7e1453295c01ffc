/** The imported statements that bill days of a month. */
import { useGraphQuery } from '../../../ask/use-graph-query.js';
import { StatementsDocument } from '../../../generated/graphql.js';
import type { StatementHead } from '../../statements/words.js';
import type { Period } from '../view/period.js';

/** Undefined until they are read, and for days that are no month or go on. */
export function useMonthStatements({ month, from, to, isOpen }: Period): readonly StatementHead[] | undefined {
  const { data } = useGraphQuery(StatementsDocument, {}, { pause: month === null || isOpen });
  if (month === null || isOpen) return undefined;
  return data?.hosting.statements.filter((one) => one.from <= to && from <= one.until);
}
