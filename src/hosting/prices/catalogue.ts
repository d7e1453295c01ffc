/** The catalogues of one account: the types and locations to choose from, by id or name, and their prices. */
import { pricing } from '../../apis/cloud/pricing.js';
import { CallerError, shown } from '../../base/errors.js';
import type { Sent } from '../../rest/mapping/as-sent.js';
import type { BoundRow } from '../../rest/rows/bound-row.js';
import type { Client } from '../../rest/transport/client.js';
import { CloudPriceIndex } from '../bill/lines/cloud-price-index.js';
import type { Inventory } from '../inventory/inventory.js';
import type { Listing } from '../inventory/listing.js';

interface Choice {
  readonly id: number;
  readonly name: string;
}

export class Catalogue {
  constructor(
    private readonly inventory: Inventory,
    readonly client: Client,
  ) {}

  async prices(): Promise<CloudPriceIndex> {
    return CloudPriceIndex.of(await this.list(pricing.rows.pricing));
  }

  /** Reads a list; throws if nothing of it could be read. */
  async list<T>(row: BoundRow<T>): Promise<Listing<T>> {
    const listing = await this.inventory.in(this.client, row);
    if (listing.objects.length === 0 && listing.error) throw listing.error;
    return listing;
  }

  /** `what` it is, and the field that names it. */
  async choose<T extends Choice>(row: BoundRow<T>, wanted: string, field: string, what: string): Promise<Sent<T>> {
    const { objects } = await this.list(row);
    const found = objects.find(({ id, name }: Sent<Choice>) => String(id) === wanted || name === wanted);
    if (found) return found as Sent<T>;
    const names = objects.map(({ name }) => name).join(', ');
    const message = `${field}: expected the id or name of a ${what} (${names}), but got ${shown(wanted)}.`;
    throw new CallerError('BAD_USER_INPUT', message);
  }

  /** When the rows were read, in milliseconds since 1970. */
  async readAt(row: BoundRow): Promise<number | null> {
    return (await this.list(row)).readAt;
  }
}
