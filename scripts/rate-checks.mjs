/** `node scripts/rate-checks.mjs URL`: asks a running service what was amended of rates, and prints check, before and now. */
import { readFileSync } from 'node:fs';

const [url = 'http://localhost:4000'] = process.argv.slice(2);
const checks = JSON.parse(readFileSync(new URL('../test/data/rates/checks.json', import.meta.url), 'utf8'));

for (const [name, query, before] of checks) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data, errors } = await response.json();
  console.log(`${name}\n  before  ${before}\n  now     ${errors?.[0]?.message ?? JSON.stringify(data)}`);
}
