/** Subscriptions, plans and metered usage. */
import type { Particulars } from '../../particulars.js';

const usage = {
  BilledCost: 'float!',
  BillingAccountId: 'string!',
  BillingAccountName: 'string!?',
  BillingCurrency: 'string!',
  BillingPeriodStart: 'string!',
  ChargeCategory: 'enum(Usage)!',
  ChargeClass: 'string!?',
  ChargeDescription: 'string!?',
  ChargePeriodEnd: 'string!',
  ChargePeriodStart: 'string!',
  ConsumedQuantity: 'float!',
  ConsumedUnit: 'string!',
  ContractedCost: 'float!',
  CumulatedContractedCost: 'float!',
  CumulatedPricingQuantity: 'float!',
  EffectiveCost: 'float!',
  HostProviderName: 'string!',
  InvoiceIssuerName: 'string!',
  ListCost: 'float!',
  PricingQuantity: 'float!',
  PricingUnit: 'string!',
  ServiceName: 'string!',
  ServiceProviderName: 'string!',
  ServiceFamilyName: 'string',
  SubscriptionId: 'string?',
  ZoneId: 'string?',
  ZoneName: 'string?',
};

const inGraph = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const onWire = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const renamed = <T>(wire: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(wire).map(([name, value]) => [onWire(inGraph(name)), value]));

export const billing: Partial<Particulars> = {
  // Products of accounts have other rate plans than zones.
  revisions: {
    Subscription: { id: 'string!' },
    SubscriptionRatePlan: { id: 'string' },
    ZoneAvailablePlan: { id: 'string!', frequency: 'string' },
  },
  differences: { 'BillableUsageCost.zone_id': { as: 'zone' } },
  layouts: { BillableUsageCost: { fields: renamed(usage), of: renamed } },
};
