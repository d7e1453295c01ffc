/** Writes the notices of the packages that a bundle holds, as their licences ask. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Metafile } from 'esbuild';
import { textAt } from '../../base/unknown.js';

const notice = /^(licen[cs]e|notice|copying|copyright)/i;

export function writeNotices(file: string, bundles: readonly Metafile[]): void {
  const inputs = bundles.flatMap(({ outputs }) => Object.values(outputs).flatMap(usedInputs));
  const folders = new Set(inputs.flatMap((input) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? []));
  writeFileSync(file, [...folders].sort().map(noticesOf).join('\n\n'));
}

/** The inputs that contribute bytes to the output. */
function usedInputs({ inputs }: Metafile['outputs'][string]): string[] {
  return Object.entries(inputs).flatMap(([input, { bytesInOutput }]) => (bytesInOutput > 0 ? [input] : []));
}

function noticesOf(folder: string): string {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  const [name, version, license] = ['name', 'version', 'license'].map((key) => textAt(manifest, key));
  if (license === null) throw new Error(`Expected ${folder} to name its licence`);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && notice.test(entry.name),
  );
  const texts = files.map((entry) => readFileSync(`${folder}/${entry.name}`, 'utf8').trim());
  return [`## ${name} ${version}: ${license}`, ...texts].join('\n\n');
}
