/** Certificates that expire soon and were not renewed: those of the cloud, and those of edge zones. */
import { certificatePacks } from '../../../apis/edge/certificates/certificate-packs.js';
import { customCertificates } from '../../../apis/edge/certificates/custom-certificates.js';
import { isObject } from '../../../base/unknown.js';
import {
  type CertificateLists,
  certificateLists,
  endOfCertificate,
} from '../../../hosting/findings/evidence/certificate-lists.js';
import { uploaded } from '../../../hosting/findings/rules/edge-certificates.js';
import { isToBeRenewed, late, soon } from '../../../hosting/findings/evidence/expiry.js';
import { isChosen } from '../../../hosting/inventory/chosen.js';
import { idOfObject, nameOfObject } from '../../../hosting/inventory/identity.js';
import { Inventory } from '../../../hosting/inventory/inventory.js';
import type { InventoryReading, Listing } from '../../../hosting/inventory/listing.js';
import { join } from '../../../hosting/inventory/joins.js';
import type { BoundRow } from '../../../rest/rows/bound-row.js';
import { keyIn, pagePath } from '../page-path.js';
import { type AlertKindDefinition, type HoldingAlert, minutes, scopeOf } from './kind.js';

/** Seconds: each zone takes two calls. */
const maxAge = 3_600;
/** Milliseconds. */
const day = 86_400_000;
const usualDays = 14;

export const certificateExpires: AlertKindDefinition = {
  kind: 'CERTIFICATE_EXPIRES',
  about: `A certificate of the cloud or of a zone of the edge that expires within so many \`days\` (${usualDays} unless given), or has expired; one whose renewal the provider announces, within at most ${late}. It takes two calls per zone an hour`,
  parts: ['apis', 'accounts', 'days'],
  usual: { days: usualDays },
  isOfHosting: true,
  isOfNews: false,
  every: 60 * minutes,
  async evaluate({ context, schema, now }, condition) {
    const inventory = Inventory.of({ context, info: { schema } }, maxAge);
    const { listings, unread, zoneNames } = await join(context.clients, () =>
      certificateLists(inventory, isChosen(condition)),
    );
    const days = condition.days ?? usualDays;
    const alerts = listings.flatMap((listing) =>
      listing.objects.flatMap((object) => alertOf(listing, object, { days, now, zoneNames }) ?? []),
    );
    const unknown = [...listings, ...unread].filter(({ isComplete }) => !isComplete);
    // Without the zones of an account nothing is known of any of them.
    return { alerts, unknownScopes: new Set(unknown.map(scopeIn)) };
  },
};

interface Judging extends Pick<CertificateLists, 'zoneNames'> {
  readonly days: number;
  readonly now: number;
}

function alertOf(listing: Listing<object>, object: object, judging: Judging): HoldingAlert | null {
  const { days, now } = judging;
  const end = endOfCertificate(object);
  const notice = isRenewed(object) ? Math.min(days, late) : days;
  if (end === null || end >= now + notice * day) return null;
  const { account } = listing.client.upstream;
  const id = idOfObject(listing.row, object);
  const name = nameOfObject(object) ?? id;
  const moment = new Date(end).toISOString();
  return {
    // A renewed one is another: it may come near its end again.
    id: scopeOf(account.api, account.name, id, moment.slice(0, 10)),
    scope: scopeIn(listing),
    title: `Certificate ${end < now ? 'has expired' : 'expires'}: ${name}`,
    text: `The certificate ${name} of the ${account.api.toLowerCase()} account ${account.name} ${end < now ? 'expired' : 'expires'} on ${moment}.`,
    account: { api: account.api, name: account.name },
    path: pathOf(listing, object, end, judging),
  };
}

/** The page of the finding where there is one by then; else that of the zone or its account. */
function pathOf(listing: Listing<object>, object: object, end: number, { now, zoneNames }: Judging): string {
  const { client, row, values } = listing;
  const { account } = client.upstream;
  const id = idOfObject(row, object);
  const { kind, days } = findingOf(row, object, end < now);
  if (end < now + days * day)
    return pagePath('findings', { kind, open: `${kind}:${keyIn(account, id)}`.toLowerCase() });
  const [zone] = Object.values(values).flatMap((zoneId) => zoneNames.get(String(zoneId)) ?? []);
  return zone === undefined ? pagePath('', { of: keyIn(account) }) : pagePath('names', { zone });
}

interface ExpiryFinding {
  readonly kind: string;
  /** The finding appears this many days before the end. */
  readonly days: number;
}

function findingOf({ path }: BoundRow, object: object, isOver: boolean): ExpiryFinding {
  if (path === certificatePacks.rows.certificatePacks.path) {
    const isFound = Reflect.get(object, 'status') === 'active' && !uploaded.includes(Reflect.get(object, 'type'));
    return { kind: 'CERTIFICATE_PACK_EXPIRING', days: isFound ? late : -Infinity };
  }
  if (path === customCertificates.rows.customCertificates.path)
    return { kind: 'CUSTOM_CERTIFICATE_EXPIRING', days: soon };
  return { kind: isOver ? 'CERTIFICATE_EXPIRED' : 'CERTIFICATE_EXPIRING', days: soon };
}

/** An announced renewal may still fail, which shows by how late it is. */
function isRenewed(object: object): boolean {
  const status: unknown = Reflect.get(object, 'status');
  return isObject(status) && isToBeRenewed(Reflect.get(object, 'type'), status['renewal']);
}

/** The account: a list of zones that failed hides the lists below it. */
function scopeIn({ client }: InventoryReading): string {
  const { api, name } = client.upstream.account;
  return scopeOf(api, name);
}
