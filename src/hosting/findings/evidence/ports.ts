/** Ports that only those should reach who have to. */

export const ssh: readonly number[] = [22];

export const web: readonly number[] = [80, 443];

/** SQL Server, Oracle, etcd, MySQL, PostgreSQL, CouchDB, Redis, Cassandra, Elasticsearch, memcached, MongoDB. */
export const databases: readonly number[] = [1433, 1521, 2379, 3306, 5432, 5984, 6379, 9042, 9200, 11_211, 27_017];

/** Whether what a rule of a firewall names, `80`, `1024-5000` or `any`, has the port in it. */
export function hasPort(named: string, port: number): boolean {
  if (named === 'any') return true;
  const [from = Number.NaN, to = from] = named.split('-').map(Number);
  return from <= port && port <= to;
}
