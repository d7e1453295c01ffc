/** The nouns for alerts of each kind in the subject of an e-mail, singular and plural. */
const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  NEW_FINDING: ['new finding', 'new findings'],
  CERTIFICATE_EXPIRES: ['certificate near its end', 'certificates near their end'],
  RATES_STALE: ['alert about stale rates', 'alerts about stale rates'],
  RATES_DISPUTED: ['disputed exchange rate', 'disputed exchange rates'],
  ACCOUNT_REFUSED: ['refused account', 'refused accounts'],
  ACCOUNT_RESTING: ['failing account', 'failing accounts'],
  TRAFFIC: ['alert about traffic', 'alerts about traffic'],
  BUDGET: ['alert about a budget', 'alerts about budgets'],
  COST_CHANGE: ['change of the cost', 'changes of the cost'],
  MONTH_CLOSED: ['part of a monthly report', 'parts of a monthly report'],
};

/** `2 new findings`. */
export function counted(kind: string, count: number): string {
  const [one, several] = nouns[kind] ?? ['alert', 'alerts'];
  return `${count} ${count === 1 ? one : several}`;
}
