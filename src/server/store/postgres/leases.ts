/** Leases in PostgreSQL: a table of their own, each change one conditional statement by the clock of the server. */
import type { Pool } from 'pg';
import { type Lease, type Leases, rememberedFor } from '../../../base/store/lease.js';
import { keyOf } from '../../../base/store/key.js';

const leaseTable = (table: string) => `public.${table}_leases`;

export const createLeases = (table: string) =>
  `CREATE TABLE IF NOT EXISTS ${leaseTable(table)}
     (name TEXT PRIMARY KEY, owner TEXT NOT NULL, fence BIGINT NOT NULL, ends TIMESTAMPTZ NOT NULL)`;

export class PostgresLeases implements Leases {
  readonly #table: string;

  constructor(
    private readonly pool: Pick<Pool, 'query'>,
    table: string,
  ) {
    this.#table = leaseTable(table);
  }

  async acquire(name: string, owner: string, ttl: number): Promise<Lease | null> {
    const { rows } = await this.pool.query<{ fence: string }>(
      `INSERT INTO ${this.#table} AS held (name, owner, fence, ends)
       VALUES ($1, $2, extract(epoch FROM clock_timestamp()) * 1000000, clock_timestamp() + $3 * interval '1 ms')
       ON CONFLICT (name) DO UPDATE SET owner = excluded.owner, ends = excluded.ends, fence = CASE
         WHEN held.ends > clock_timestamp() AND held.owner = excluded.owner THEN held.fence ELSE greatest(held.fence + 1, excluded.fence) END
       WHERE held.ends <= clock_timestamp() OR held.ends > clock_timestamp() + ($3 + 60000) * interval '1 ms'
         OR held.owner = excluded.owner
       RETURNING fence`,
      [keyOf(name), owner, ttl],
    );
    return rows[0] ? { name, owner, fence: Number(rows[0].fence) } : null;
  }

  async renew({ name, owner, fence }: Lease, ttl: number): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `UPDATE ${this.#table} SET ends = clock_timestamp() + $4 * interval '1 ms'
       WHERE name = $1 AND owner = $2 AND fence = $3 AND ends > clock_timestamp()`,
      [keyOf(name), owner, fence, ttl],
    );
    return rowCount === 1;
  }

  release(lease: Lease): Promise<boolean> {
    return this.renew(lease, 0);
  }

  async sweep(): Promise<void> {
    await this.pool.query(`DELETE FROM ${this.#table} WHERE ends < clock_timestamp() - $1 * interval '1 ms'`, [
      rememberedFor,
    ]);
  }
}
