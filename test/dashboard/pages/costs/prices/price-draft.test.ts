/** Prices of one's own as the page writes them: what it lets pass, the server reads, and nothing else. */
import { describe, expect, it } from '@jest/globals';
import {
  entryOf,
  inputOf,
  firstPrice,
  type PriceDraft,
  waysFor,
  errorsIn,
} from '../../../../../src/dashboard/pages/costs/prices/price-draft.js';
import { readPriceEntry } from '../../../../../src/hosting/bill/own-prices/read-price-entry.js';

const line = { api: 'DEDICATED', accountName: 'main', kind: 'SERVER', product: 'AX41', id: '321' } as const;
const first = firstPrice(line, false, 'EUR');
const draftWith = (more: Partial<PriceDraft>): PriceDraft => ({ ...first, value: '49.00', ...more });
const read = (entry: object) => readPriceEntry('PRICES_FILE', { entry: 1 }, JSON.parse(JSON.stringify(entry)));
const readBack = (draft: PriceDraft) => read(entryOf(line, draft));
/** As if nothing of what was typed were read. */
function readTyped(draft: PriceDraft) {
  const { way, value, vat } = draft;
  const typed = { [way]: way === 'discount' ? `${value} %` : value, ...(vat !== '' && { vat }) };
  return read({ ...entryOf(line, { ...draft, value: '1', vat: '' }), ...typed });
}

describe('a price entry', () => {
  it('is what the file says of this thing', () => {
    const draft = draftWith({ vat: '19', from: '2026-03-01', until: '2027-02-28', note: ' auction of 2024 ' });
    expect(entryOf(line, draft)).toEqual({
      api: 'dedicated',
      account: 'main',
      id: '321',
      kind: 'SERVER',
      amount: '49.00',
      currency: 'EUR',
      period: 'month',
      vat: '19',
      from: '2026-03-01',
      until: '2027-02-28',
      note: 'auction of 2024',
    });
  });

  it('is sent as it would stand in the file', () => {
    const drafts = [
      draftWith({ vat: '19', from: '2026-03-01', until: '2027-02-28', note: ' auction of 2024 ' }),
      draftWith({ target: 'kind', way: 'discount', value: '12', createdBefore: '2026-04-01' }),
      draftWith({ target: 'product', setup: '39', createdBefore: '2026-04-01' }),
      draftWith({ target: 'label', label: 'team=research', way: 'scale', value: '0.8' }),
    ];
    for (const draft of drafts) {
      const { discount, ...sent } = inputOf(line, draft);
      const texts = { ...sent, ...(discount && { discount: `${discount} %` }) };
      expect({ ...texts, api: String(sent.api).toLowerCase() }).toEqual(entryOf(line, draft));
    }
  });

  it('is for a product with its setup price, and for what was created before a day', () => {
    const draft = draftWith({ target: 'product', setup: '39,00', createdBefore: '2026-04-01' });
    expect(entryOf(line, draft)).toMatchObject({ product: 'AX41', setup: '39.00', createdBefore: '2026-04-01' });
    expect(readBack(draft)).toMatchObject({ price: { product: 'AX41', createdBefore: '2026-04-01' } });
    expect(errorsIn(draftWith({ setup: 'free' }))).toEqual({ setup: expect.any(String) });
    // One thing was created when it was, and a discount has no order.
    expect(entryOf(line, draftWith({ createdBefore: '2026-04-01' }))).not.toHaveProperty('createdBefore');
    expect(entryOf(line, draftWith({ way: 'discount', value: '5', setup: '39' }))).not.toHaveProperty('setup');
  });

  it('has the digits of what was typed in whatever way', () => {
    for (const [value, amount] of [
      ['2,00,000', '200000'],
      ['250,00', '250.00'],
      ['1.234,56', '1234.56'],
      ['90071992547409931.25', '90071992547409931.25'],
    ] as const) {
      expect(errorsIn(draftWith({ value }))).toEqual({});
      expect(inputOf(line, draftWith({ value }))).toMatchObject({ amount });
      expect(entryOf(line, draftWith({ value }))).toMatchObject({ amount });
    }
  });

  it('is for its kind, or for those of it with a label', () => {
    expect(entryOf(line, draftWith({ target: 'kind' }))).not.toHaveProperty('id');
    const labelled = entryOf(line, draftWith({ target: 'label', label: 'team=research', way: 'scale', value: '0.8' }));
    expect(labelled).toEqual({
      api: 'dedicated',
      account: 'main',
      kind: 'SERVER',
      label: 'team=research',
      scale: '0.8',
    });
  });

  it('is a part of the list price only where there is one, and of traffic alone that', () => {
    expect(waysFor(line, false)).toEqual(['amount']);
    expect(waysFor(line, true)).toEqual(['amount', 'discount', 'scale']);
    expect(waysFor({ kind: 'TRAFFIC' }, true)).toEqual(['discount', 'scale']);
  });

  const values = [
    '',
    '0',
    '49',
    '49.00',
    '0.00000000001',
    '100',
    '100.00',
    '100.01',
    '-1',
    '1e3',
    '1,5',
    '2,00,000',
    '12 %',
    'x',
    '1'.repeat(31),
  ];
  const drafts: readonly Partial<PriceDraft>[] = [
    ...values.flatMap((value) => (['amount', 'discount', 'scale'] as const).map((way) => ({ way, value }))),
    ...['', '19', '19.5', '-1', '19 %'].map((vat) => ({ vat })),
    ...['EUR', ''].map((currency) => ({ currency })),
    ...(['hour', 'month', 'year'] as const).map((period) => ({ period })),
    { from: '2026-03-02', until: '2026-03-01' },
    { from: '2026-03-01', until: '2026-03-01' },
    { target: 'label', label: '' },
    { target: 'label', label: 'team=' },
    { target: 'kind' },
  ];

  it.each(drafts)('is let pass only where the server reads it: %j', (more) => {
    const draft = draftWith(more);
    const isPassed = Object.keys(errorsIn(draft)).length === 0;
    const { price, problems } = isPassed ? readBack(draft) : readTyped(draft);
    if (isPassed) expect(problems).toEqual([]);
    else expect([...problems, ...(draft.target === 'label' ? ['a label'] : [])]).not.toEqual([]);
    if (isPassed) expect(price).toMatchObject({ api: 'DEDICATED', account: 'main', kind: 'SERVER' });
  });

  it('is refused for nothing that the server reads', () => {
    const refused = drafts.map(draftWith).filter((draft) => Object.keys(errorsIn(draft)).length > 0);
    // A per cent sign is added by the page.
    const strict = refused.filter(({ value, vat }) => !/%/.test(value) && vat !== '19 %');
    for (const draft of strict.filter(({ target }) => target !== 'label')) {
      expect({ draft, problems: readTyped(draft).problems }).not.toMatchObject({ problems: [] });
    }
  });
});
