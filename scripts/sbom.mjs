/**
 * `npm run --silent sbom`: what runs, in the server and in the page, as CycloneDX, from the lock file. `npm sbom` leaves out
 * packages that development needs as well.
 */
import { readFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const { packages } = JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8'));

const { name, version, description, author, license } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const component = { type: 'application', name, version, description, author, licenses: licensesOf(license) };

/** Of packages that do not say it in their manifest. */
const known = { '@fawazahmed0/currency-api': 'CC0-1.0' };

/** The bundles hold packages that only development installs, such as those of the page. */
const notices = ['dist/server/bundled/NOTICES', 'dist/dashboard/NOTICES'].map((file) =>
  readFileSync(new URL(file, root), 'utf8'),
);
const bundled = new Set(notices.flatMap((text) => text.match(/^## \S+ \S+(?=: )/gm)));

const components = new Map();
for (const [path, entry] of Object.entries(packages)) {
  const name = path.replace(/^.*node_modules\//, '');
  const isRun = !entry.dev || bundled.has(`## ${name} ${entry.version}`);
  if (!path.startsWith('node_modules/') || entry.link || !isRun) continue;
  const one = componentOf(name, entry);
  components.set(one.purl, one);
}
const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { 'bom-ref': `pkg:npm/${name}@${version}`, ...component } },
  components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
};
process.stdout.write(`${JSON.stringify(sbom, null, 2)}\n`);

function componentOf(name, { version, license, integrity, optional, devOptional }) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    'bom-ref': purl,
    type: 'library',
    name,
    version,
    purl,
    scope: optional || devOptional ? 'optional' : 'required',
    licenses: licensesOf(license ?? known[name]),
    hashes: [hashOf(integrity)],
  };
}

/** An expression of SPDX, or words. */
function licensesOf(license) {
  const isExpression = /^\(?[\w.+-]+( (OR|AND|WITH) [\w.+-]+)*\)?$/.test(license ?? '') && license !== 'UNLICENSED';
  if (isExpression) return [{ expression: license }];
  return [{ license: { name: license ?? 'unknown' } }];
}

function hashOf(integrity) {
  const [, digest] = /^sha512-(.+)$/.exec(integrity);
  return { alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') };
}
