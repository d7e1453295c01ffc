/** Writes statements as a provider does, in English or in German, and damages them. */
export interface WrittenRow {
  readonly grouping: string;
  readonly product: string;
  readonly description: string;
  readonly thing: string;
  readonly id: string;
  readonly quantity: string;
  readonly from: string;
  readonly until: string;
  readonly unit: string;
  readonly total: string;
}

export const header =
  'grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total';

export const rows: readonly WrittenRow[] = [
  ['Project münchen', 'CX33 Cloud Server', 'web-1', 'Server', '70000001', '1.0000', '01', '31', 'Months', '4.9900'],
  ['Project münchen', 'CX23 Cloud Server', 'job, "night"', 'Server', '70000002', '240', '01', '10', 'Hours', '1.3440'],
  ['Project münchen', 'CX33 Cloud Server', 'job, "night"', 'Server', '70000002', '504', '11', '31', 'Hours', '4.0320'],
  ['Project münchen', 'CX53 Cloud Server', 'big', 'Server', '70000003', '1.0000', '01', '31', 'Months', '1,234.5000'],
  ['Project münchen', 'Primary IPv4', 'web-1-ip', 'Primary IP', '71000001', '1.0000', '01', '31', 'Months', '0.5000'],
  ['Robot', 'AX41-NVMe Dedicated Server', 'db', 'Server', '2300001', '1.0000', '01', '31', 'Months', '37.3000'],
  ['Robot', 'Credit', '', 'Server', '2300001', '1', '31', '31', 'Pieces', '-2.0000'],
].map(([grouping, product, description, thing, id, quantity, from, until, unit, total]) => ({
  grouping: grouping ?? '',
  product: product ?? '',
  description: description ?? '',
  thing: thing ?? '',
  id: id ?? '',
  quantity: quantity ?? '',
  from: `2026-10-${from}`,
  until: `2026-10-${until}`,
  unit: unit ?? '',
  total: total ?? '',
}));

export type Language = 'en' | 'de';

const quoted = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
export const day = (iso: string, language: Language) => (language === 'en' ? iso : iso.split('-').reverse().join('.'));

/** The cells of each line, the header first. */
export function cellsOf(all: readonly WrittenRow[], language: Language): string[][] {
  const cells = all.map(({ grouping, product, description, thing, id, quantity, from, until, unit, total }) => {
    const sum = total.startsWith('-') ? `€ -${total.slice(1)}` : `€ ${total}`;
    const [first, last] = [day(from, language), day(until, language)];
    return [grouping, product, description, `${thing} ${id}`, quantity, first, last, '', unit, id, '', sum];
  });
  return [header.split(','), ...cells];
}

export const fileOf = (cells: readonly (readonly string[])[]): string =>
  cells.map((row) => `${row.map(quoted).join(',')}\n`).join('');
