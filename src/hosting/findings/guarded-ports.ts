/** Ports of TCP that nobody should reach from everywhere. */
export const guardedPorts: Readonly<Record<number, string>> = {
  22: 'SSH',
  1433: 'SQL Server',
  3306: 'MySQL',
  3389: 'RDP',
  5432: 'PostgreSQL',
  5984: 'CouchDB',
  6379: 'Redis',
  9200: 'Elasticsearch',
  11211: 'Memcached',
  27017: 'MongoDB',
};
