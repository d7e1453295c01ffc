/** Sources of rates that contradict each other, or one whose table is refused. */
import { pagePath } from '../page-path.js';
import { type AlertKindDefinition, type HoldingAlert, minutes } from './kind.js';

export const ratesDisputed: AlertKindDefinition = {
  kind: 'RATES_DISPUTED',
  about:
    'The sources of exchange rates contradict each other, or a table is refused, as in `health { rates { disputed { code } refused { reason } } }`',
  parts: [],
  usual: {},
  isOfHosting: false,
  isOfNews: false,
  every: 5 * minutes,
  async evaluate({ context }) {
    const { disputed, refused } = context.rates.health();
    const alert = (id: string, title: string, text: string): HoldingAlert => ({
      id,
      scope: 'rates',
      title,
      text,
      account: null,
      path: pagePath('rates'),
    });
    const alerts = [
      ...refused.map(({ source, date, reason }) =>
        alert(
          `refused ${source}`,
          `The exchange rates of ${source} are refused`,
          `Its table of ${date} is not used: ${reason}. The rates before it stay in force.`,
        ),
      ),
      ...disputed.map(({ code, source, date, rate, otherSource, otherDate, otherRate, since, isHeld }) =>
        alert(
          `disputed ${code}`,
          `The exchange rate of ${code} is disputed since ${since}`,
          `${source} has ${rate} for one US dollar on ${date}, ${otherSource} has ${otherRate} on ${otherDate}. ` +
            (isHeld ? `The rate of ${source} is not used.` : `The rate of ${source} is used.`),
        ),
      ),
    ];
    return { alerts, unknownScopes: new Set<string>() };
  },
};
