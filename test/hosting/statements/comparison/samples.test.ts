/** Whole files of a provider are compared as they are: an address that one bills twice is found. */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { watched } from './billed-world.js';
import { compared } from './compared.js';

const header = 'grouping,product,description,reference,quantity,from,until,condition,unit,external id,price,total';

/** The itemised statement of October 2026, with its days as a language writes them. */
const statement = (day: (date: number) => string) =>
  [
    header,
    `Project shop,CX33 Cloud Server,web-1,Server 90000031,1.0000,${day(1)},${day(31)},,Months,90000031,,€ 4.9900`,
    `Project shop,CX23 Cloud Server,worker-1,Server 90000047,240,${day(1)},${day(10)},,Hours,90000047,,€ 1.3440`,
    `Project shop,CX33 Cloud Server,worker-1,Server 90000047,504,${day(11)},${day(31)},,Hours,90000047,,€ 4.0320`,
    `Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,${day(1)},${day(31)},,Months,91000012,,€ 0.5000`,
    `Project shop,Primary IPv4,web-1-ip,Primary IP 91000012,1.0000,${day(1)},${day(31)},,Months,91000012,,€ 0.5000`,
    `Project shop,Server Backup,web-1,Server 90000031,1.0000,${day(1)},${day(31)},,Months,90000031,,€ 0.9980`,
    `Project archive,BX21 Storage Box,backup-box,Storage Box 410022,1.0000,${day(1)},${day(31)},,Months,410022,,€ 10.9000`,
    `Robot,AX41-NVMe Dedicated Server,db-main,Server 2345678,1.0000,${day(1)},${day(31)},,Months,2345678,,€ 37.3000`,
    `Robot,AX41-NVMe Dedicated Server setup fee,db-spare,Server 2345702,1.0000,${day(21)},${day(21)},,Pieces,2345702,,€ 39.0000`,
    '',
  ].join('\n');

const two = (date: number) => String(date).padStart(2, '0');
const english = statement((date) => `2026-10-${two(date)}`);
const german = statement((date) => `${two(date)}.10.2026`);

const server = (name: string, hours: number, cap: string) =>
  `"${name}\nPreis: 0,0060 €/h, max. 3,7900 €/Monat\nNutzung: ${hours} h\nMaximalpreis für diesen Zeitraum: ${cap} €"`;
/** The invoice of August 2024, in eight columns without a header. */
const invoice = [
  `"CX22",${server('Server #49000011 ""web-1""', 744, '3,7900')},2024-08-01,2024-08-31,1.0000000000,3.7900000000,3.7900,49000011`,
  `"CX22",${server('Server #49000015 ""job-7""', 100, '3,7900')},2024-08-03,2024-08-07,100.0000000000,0.0060000000,0.6000,49000015`,
  '"Primary IPv4","Primary IP #51000001\nPreis: 0,0008 €/h, max. 0,5000 €/Monat\nNutzung: 744 h\nMaximalpreis für diesen Zeitraum: 0,5000 €",2024-08-01,2024-08-31,1.0000000000,0.5000000000,0.5000,',
  '',
].join('\n');

let project: WatchedProject;
beforeAll(async () => {
  project = await watched([{ id: 91000012, kind: 'address', created: '2025-03-01T08:00' }]);
});
afterAll(() => project.close());

it.each([
  ['English', english],
  ['German', german],
])('finds the address that the %s statement bills twice', async (_, text) => {
  const { lines, theirs } = await compared(project, text, { preview: true, groupings: ['Project shop'] });
  expect(theirs.amount).toBe('99.564');
  const twice = lines.nodes.filter(({ verdict }) => verdict === 'BILLED_TWICE');
  expect(twice).toMatchObject([
    {
      providerId: '91000012',
      name: 'web-1-ip',
      isDisputed: true,
      theirs: { amount: '0.5' },
      difference: { amount: '0.5' },
      act: { kind: 'COPY_FOR_PROVIDER', text: expect.stringContaining('Primary IP 91000012') },
    },
  ]);
  // The first of the two rows is right.
  const address = lines.nodes.filter(({ providerId }) => providerId === '91000012');
  expect(address.map(({ verdict }) => verdict).sort()).toEqual(['AGREED', 'BILLED_TWICE']);
  // Nothing is known of the accounts of these.
  const untied = lines.nodes.filter(({ cause }) => cause === 'UNTIED_GROUPING');
  expect(untied.map(({ name }) => name).sort()).toEqual(['backup-box', 'db-main', 'db-spare']);
});

it('judges nothing of the invoice of 2024, whose accounts are not known', async () => {
  const { lines, theirs, disputedCount, isComplete } = await compared(project, invoice, { preview: true });
  expect([theirs.amount, disputedCount, isComplete]).toEqual(['4.89', 0, false]);
  expect(lines.nodes.map(({ verdict, cause }) => [verdict, cause])).toEqual(
    Array.from({ length: 3 }, () => ['NOT_JUDGED', 'UNTIED_GROUPING']),
  );
});
