/** All that is stored. Backups have the lasting ones, in this order. */
import { tallies } from '../../base/shares/tally.js';
import type { Collection } from '../../base/store/collection.js';
import { additions } from '../../base/store/additions.js';
import { writeTrials } from '../../base/store/writes.js';
import { syncStates } from '../../data/rates/sync/sync-turns.js';
import { rateTables } from '../../data/rates/tables/stored-tables.js';
import { ownPrices } from '../../hosting/bill/own-prices/price-store.js';
import { ownWrites } from '../../hosting/drift/own-writes.js';
import { findingRecords } from '../../hosting/findings/record/finding-records.js';
import { findingSilences } from '../../hosting/findings/silences/finding-silences.js';
import { budgets } from '../../hosting/history/budgets/budget-store.js';
import { billAccounts, billHistory, billRates } from '../../hosting/history/snapshots/history-store.js';
import { closedAccounts, closedMonths } from '../../hosting/invoice/closed/closed-months.js';
import { billingRules } from '../../hosting/invoice/billing-rules/billing-rule-store.js';
import { corrections } from '../../hosting/invoice/corrections/correction-store.js';
import { addresses } from '../../hosting/names/addresses/address-history.js';
import { statements } from '../../hosting/statements/statement-store.js';
import { acceptedCredentials, rests } from '../../rest/shared/shared-rests.js';
import { endedActions } from '../../rest/shared/shared-watches.js';
import { alertStates } from '../alerts/evaluation/states.js';
import { alertDeliveries } from '../alerts/outbox/deliveries.js';
import { alertOutbox } from '../alerts/outbox/outbox.js';
import { alertUpgrades } from '../alerts/recipients/existing-rules.js';
import { alertOptOuts } from '../alerts/recipients/opt-out.js';
import { alertRecipients } from '../alerts/recipients/recipient.js';
import { alertRules } from '../alerts/rules/rules.js';
import { fileTickets } from '../files/tickets.js';
import { tokens, tokenUses } from '../tokens/tokens.js';

export const collections: readonly Collection[] = [
  tokens,
  tokenUses,
  rateTables,
  addresses,
  billAccounts,
  billHistory,
  billRates,
  closedAccounts,
  closedMonths,
  budgets,
  billingRules,
  corrections,
  statements,
  findingRecords,
  findingSilences,
  alertRules,
  alertRecipients,
  alertOptOuts,
  alertUpgrades,
  ownWrites,
  ownPrices,
  alertStates,
  alertOutbox,
  alertDeliveries,
  fileTickets,
  syncStates,
  rests,
  acceptedCredentials,
  endedActions,
  additions,
  tallies,
  writeTrials,
];
