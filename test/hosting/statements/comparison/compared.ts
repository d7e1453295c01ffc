/** Asks for the comparison of a file with what was watched. */
import type { OwnPrices } from '../../../../src/hosting/bill/own-prices/own-price.js';
import type { WatchedProject } from '../../invoice/watched-project.js';
import { type Language, type WrittenRow, cellsOf, fileOf } from '../reading/written.js';

interface Amount {
  readonly amount: string;
}
export interface Act {
  readonly kind: string;
  readonly mutation: string | null;
  readonly variables: { readonly input: Readonly<Record<string, string>> } | null;
  readonly text: string | null;
}
interface Line {
  readonly providerId: string;
  readonly name: string;
  readonly months: readonly string[];
  readonly verdict: string;
  readonly cause: string | null;
  readonly isDisputed: boolean;
  readonly isSetup: boolean;
  readonly theirs: Amount;
  readonly ours: Amount | null;
  readonly difference: Amount | null;
  readonly isAtLeast: boolean;
  readonly rows: readonly { readonly product: string }[];
  readonly segments: readonly { readonly product: string }[];
  readonly act: Act | null;
}
interface Sums {
  readonly theirs: Amount;
  readonly ours: Amount;
  readonly difference: Amount;
  readonly apart: Amount;
  readonly apartCount: number;
}
interface Comparison extends Sums {
  readonly disputedCount: number;
  readonly isComplete: boolean;
  readonly verdicts: readonly (Sums & { readonly verdict: string })[];
  readonly lines: { readonly nodes: readonly Line[] };
}

const amounts = 'lineCount theirs { amount } ours { amount } difference { amount } apart { amount } apartCount';
const fields = `disputedCount isComplete ${amounts} verdicts { verdict ${amounts} }
  lines(first: 200) { nodes { providerId name months verdict cause isDisputed isSetup isAtLeast
    theirs { amount } ours { amount } difference { amount } rows { line product total } segments { product }
    act { kind mutation variables text } } }`;

interface Wanted {
  readonly language?: Language;
  readonly day?: string;
  readonly preview?: boolean;
  readonly prices?: OwnPrices;
  /** Tied to the account of the cloud. */
  readonly groupings?: readonly string[];
}

/** The comparison of a file, given as text or as its rows. */
export async function compared(
  project: WatchedProject,
  file: string | readonly WrittenRow[],
  { language = 'en', day = '2026-11-05', preview = false, prices, groupings = [] }: Wanted = {},
): Promise<Comparison> {
  const text = JSON.stringify(typeof file === 'string' ? file : fileOf(cellsOf(file, language)));
  const said = groupings.map((name) => `{ grouping: "${name}", api: CLOUD, accountName: "default" }`).join(' ');
  const { importStatement } = await project.recorded.ask<{
    importStatement: { statement: { comparison: Comparison } };
  }>(
    { day, accounts: project.accounts, ...(prices && { prices }) },
    `mutation { importStatement(input: { file: { text: ${text} } preview: ${preview} groupings: [${said}] }) {
      statement { comparison { ${fields} } } } }`,
  );
  return importStatement.statement.comparison;
}
