/** What Grafana does with a panel of the Infinity data source: it asks, and looks for the columns. */
import { expect } from '@jest/globals';
import { isObject } from '../../src/base/unknown.js';

export async function expectPanel(panel: string, ask: (query: string) => Promise<unknown>): Promise<void> {
  const { targets } = JSON.parse(panel);
  for (const { url_options: options, root_selector: root, columns } of targets) {
    expect(options).toMatchObject({ method: 'POST', body_content_type: 'application/json' });
    const rows = at(await ask(options.body_graphql_query), root);
    expect(rows).toEqual(expect.arrayContaining([expect.anything()]));
    for (const { selector } of columns)
      expect(at(Array.isArray(rows) ? rows[0] : null, selector)).toEqual(expect.any(String));
  }
}

function at(value: unknown, path: string): unknown {
  return path.split('.').reduce((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
}
