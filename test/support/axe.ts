/** What axe-core finds wrong with a page for people who use a keyboard, a screen reader or little contrast. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { packageIn } from './optional/packages.js';

const axe = packageIn('scripts/packages/browsers', 'axe-core/axe.min.js');

/** What makes the page below it inert. */
const covering = '.shade, body:has(> #app[inert]) .popover';

/** Of any impact, each as `rule: what it asks (where)`; of all rules, or of those on colours alone. What covers the page is judged by itself. */
export async function violations(page: Page, { colours = false } = {}): Promise<string[]> {
  // Evaluated by the debugger, as the policy of the page lets no script in.
  if (!(await page.evaluate("'axe' in globalThis")))
    await page.evaluate(readFileSync(fileURLToPath(axe.get()), 'utf8'));
  const options: RunOptions = {
    resultTypes: ['violations'],
    ...(colours && { runOnly: ['color-contrast', 'link-in-text-block'] }),
  };
  const results = await page.evaluate<AxeResults>(
    `axe.run(document.querySelector(${JSON.stringify(covering)}) ?? document, ${JSON.stringify(options)})`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const [, ...why] = failureSummary.split('\n');
      return `${id}: ${help} (${target.flat().join(' ')}${why.length > 0 ? `: ${why.join(' ').trim()}` : ''})`;
    }),
  );
}
