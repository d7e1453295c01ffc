/** What people want to know, in words of their own, and what of the search would answer it: a document or a field. */

export interface SearchCase {
  readonly text: string;
  /** The ids of the documents that answer it; none where a query has to be written. */
  readonly documents: readonly string[];
  /** The fields that answer it, as `Type.field`. */
  readonly fields: readonly string[];
}

const byDocument = (text: string, ...documents: readonly string[]): SearchCase => ({ text, documents, fields: [] });
const byField = (text: string, ...fields: readonly string[]): SearchCase => ({ text, documents: [], fields });

export const searchCases: readonly SearchCase[] = [
  byDocument('what do my servers cost per country in INR', 'cost-per-country'),
  byDocument('machines that do nothing', 'idle-servers'),
  byDocument('which TLS certs run out within 30 days', 'expiring'),
  byDocument('who is behind www.example.com', 'who-answers'),
  byDocument('where can we spend less', 'savings'),
  byDocument('how much will we have paid by the end of the month', 'forecast'),
  byDocument('why is this bill higher than the one before', 'invoice-change', 'cost-change'),
  byDocument('spending by team', 'cost-per-label'),
  byDocument('publicly exposed ssh ports', 'open-ports'),
  byDocument('is any VM missing a snapshot or backup', 'without-backups'),
  byDocument('subdomain takeover', 'dangling-names'),
  byDocument('convert 100 euros to rupees', 'convert'),
  byDocument('powered off but still billed', 'stopped-servers'),
  byDocument('orphaned disks and unused IP addresses', 'unused'),
  byField('calling code of a country', 'Country.callingCodes'),
  byField('is DNSSEC enabled for a zone', 'EdgeZone.dnssec'),
  byField('cheapest server with 8 GB of memory', 'Hosting.cheapest'),
  byField('cities near a place', 'Query.nearestCities'),
  byField('CPU metrics of a server', 'CloudServer.metrics'),
  byField('switch a server off', 'Mutation.powerOffCloudServer', 'Mutation.shutDownCloudServer'),
  byField('decimal places of a currency', 'Currency.minorUnits', 'Currency.displayDigits'),
  byField('attach a volume to a server', 'Mutation.attachCloudVolume'),
  byField('which countries border France', 'Country.borders'),
  byField('prices of my own contract', 'Hosting.ownPrices', 'Mutation.setOwnPrice'),
];
