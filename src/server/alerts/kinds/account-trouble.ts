/** Accounts that cannot be used: their credential is refused, or they keep failing and are not called for a while. */
import { CallerError } from '../../../base/errors.js';
import { isChosen } from '../../../hosting/inventory/chosen.js';
import { Inventory } from '../../../hosting/inventory/inventory.js';
import type { InventoryReading } from '../../../hosting/inventory/listing.js';
import { join } from '../../../hosting/inventory/joins.js';
import { centralRowsOf } from '../../../rest/schema/fields-of-rows.js';
import { pagePath } from '../page-path.js';
import { type AlertKindDefinition, type EvaluationContext, type HoldingAlert, minutes, scopeOf } from './kind.js';
import type { AlertCondition } from '../rules/rule.js';

/** Seconds. */
const maxAge = 60;

export const accountRefused: AlertKindDefinition = {
  kind: 'ACCOUNT_REFUSED',
  about: 'An account whose credential its API refuses. It takes one call per account in five minutes',
  parts: ['apis', 'accounts'],
  usual: {},
  isOfHosting: true,
  isOfNews: false,
  every: 5 * minutes,
  evaluate: (evaluating, condition) =>
    troubles(evaluating, condition, {
      isInTrouble: ({ error }) => error instanceof CallerError && error.code === 'UPSTREAM_UNAUTHORIZED',
      title: 'Credential refused',
      text: 'refuses its credential: nothing of it can be read or changed',
    }),
};

export const accountResting: AlertKindDefinition = {
  kind: 'ACCOUNT_RESTING',
  about:
    'An account that keeps failing, so that its calls fail at once for a while (`circuitOpen`). It takes one call per account in five minutes',
  parts: ['apis', 'accounts'],
  usual: {},
  isOfHosting: true,
  isOfNews: false,
  every: 5 * minutes,
  evaluate: (evaluating, condition) =>
    troubles(evaluating, condition, {
      isInTrouble: ({ client }) => evaluating.context.upstreams.restsOf(client.upstream.account)?.isBroken ?? false,
      title: 'API keeps failing',
      text: 'keeps failing: its calls fail at once for a while',
    }),
};

interface Trouble {
  readonly isInTrouble: (reading: InventoryReading) => boolean;
  readonly title: string;
  readonly text: string;
}

/** An account that answered has no trouble; an error of another kind proves nothing. */
async function troubles(
  { context, schema }: EvaluationContext,
  condition: AlertCondition,
  { isInTrouble, title, text }: Trouble,
) {
  const inventory = Inventory.of({ context, info: { schema } }, maxAge);
  const isWanted = isChosen(condition);
  const readings = await join(context.clients, () =>
    Promise.all(
      centralRowsOf(schema).flatMap((row) =>
        inventory
          .clientsOf(row)
          .filter(isWanted)
          .map((client) => inventory.wires(client, row)),
      ),
    ),
  );
  const alerts: HoldingAlert[] = [];
  const unknownScopes = new Set<string>();
  for (const reading of readings) {
    const { api, name } = reading.client.upstream.account;
    const id = scopeOf(api, name);
    if (isInTrouble(reading))
      alerts.push({
        id,
        scope: id,
        title: `${title}: ${api.toLowerCase()} ${name}`,
        text: `The API of the ${api.toLowerCase()} account ${name} ${text}.`,
        account: { api, name },
        path: pagePath('', {}, 'sources'),
      });
    else if (reading.error !== null) unknownScopes.add(id);
  }
  return { alerts, unknownScopes };
}
