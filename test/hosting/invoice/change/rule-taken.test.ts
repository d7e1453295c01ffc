/** A month that was closed before a rule of billing was taken, beside one that is charged by it. */
import { expect, it } from '@jest/globals';
import { type Thing, rightRows, watched } from '../../statements/comparison/billed-world.js';
import { compared } from '../../statements/comparison/compared.js';

interface Change {
  readonly difference: { readonly net: { readonly amount: string } };
  readonly byReason: readonly {
    readonly reason: string;
    readonly amount: { readonly net: { readonly amount: string } };
  }[];
}

it('has the difference that the rule makes under its own reason, not under the length of the month', async () => {
  const volumes = [1, 2].map((id): Thing => {
    return { id, kind: 'volume', created: '2026-10-12T09:15', deleted: '2026-11-20T10:00', size: 100 };
  });
  const project = await watched(volumes, { until: '2026-12-01' });
  const changed = async () => {
    const { hosting } = await project.recorded.ask<{ hosting: { invoiceChange: Change } }>(
      { day: '2026-12-02', accounts: project.accounts },
      '{ hosting { invoiceChange(from: "2026-10", to: "2026-11", currency: "EUR") { difference { net { amount } } byReason { reason amount { net { amount } } } } } }',
    );
    const { difference, byReason } = hosting.invoiceChange;
    return { difference: difference.net.amount, reasons: byReason.map(({ reason }) => reason) };
  };
  const before = await changed();
  expect(before.reasons).toEqual(expect.arrayContaining(['BEGAN', 'ENDED']));
  expect(before.reasons).not.toContain('RULE_TAKEN');
  const closing = { day: '2026-11-06', accounts: project.accounts };
  await project.recorded.closeMonths(closing);
  // The full price of the month, however short they were there.
  const rows = volumes.flatMap(rightRows).map((row) => ({ ...row, total: '4.4000' }));
  await compared(project, rows, { day: closing.day, groupings: ['Project shop'] });
  const { hosting } = await project.recorded.ask<{ hosting: { statements: readonly { readonly id: string }[] } }>(
    closing,
    '{ hosting { statements { id } } }',
  );
  await project.recorded.ask(
    closing,
    `mutation { takeBillingRule(input: { api: CLOUD accountName: "default" reading: FULL_MONTH statementId: "${hosting.statements[0]?.id}" }) { billingRule { id } } }`,
  );
  // Twice 4.40, less 471 of 744 hours of it.
  expect(await changed()).toEqual({ difference: '3.22903225806', reasons: ['RULE_TAKEN'] });
  await project.close();
});
