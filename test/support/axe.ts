/** What axe-core finds wrong with a page for people who use a keyboard, a screen reader or little contrast. */
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Serious and critical ones, each as `rule: what it asks (where)`. */
export async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, as the policy of the page lets no script in.
  await page.evaluate(source);
  const results = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) => {
        const [, ...why] = failureSummary.split('\n');
        return `${id}: ${help} (${target.flat().join(' ')}${why.length > 0 ? `: ${why.join(' ').trim()}` : ''})`;
      }),
    );
}
