import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { node, output } from '../support/run.js';

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses: [{ expression?: string; license?: { name: string } }];
  hashes: [{ alg: string; content: string }];
}
interface Entry {
  version: string;
  dev?: boolean;
  link?: boolean;
}
const json = (text: string): unknown => JSON.parse(text);

const parts = { server: 'dist/server/bundled/NOTICES', page: 'dist/dashboard/NOTICES' };
const bundledIn = (notices: string) =>
  [...readFileSync(notices, 'utf8').matchAll(/^## (\S+) (\d\S*): /gm)].map(([, name, version]) => `${name}@${version}`);

const printed = await output(node, ['scripts/sbom.mjs']);

describe('the bill of materials', () => {
  const sbom = json(printed) as { components: Component[] };
  const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);
  const { packages } = json(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const locked = Object.entries(packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link);

  it('is CycloneDX, with the licence and hash of each package', () => {
    expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
    for (const { purl, licenses, hashes } of sbom.components) {
      expect([purl, licenses[0].expression]).toEqual([expect.stringMatching(/^pkg:npm\/[^@]+@/), expect.any(String)]);
      expect(hashes[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
    }
  });

  it.each(Object.entries(parts))('lists every package that the bundles of the %s hold', (part, notices) => {
    const bundled = bundledIn(notices);
    expect(bundled.length).toBeGreaterThan(10);
    expect(bundled.map((each) => each.slice(0, each.lastIndexOf('@')))).toEqual(
      expect.arrayContaining(part === 'page' ? ['react', 'react-dom', 'uplot', 'urql'] : ['graphql', 'fastify']),
    );
    expect(bundled.filter((each) => !listed.includes(each))).toEqual([]);
  });

  it('lists every package of production, and none that only builds and tests', () => {
    const bundled = Object.values(parts).flatMap(bundledIn);
    const run = locked.flatMap(([path, { version, dev }]) => {
      const one = `${path.replace(/^.*node_modules\//, '')}@${version}`;
      return !dev || bundled.includes(one) ? [one] : [];
    });
    expect([...listed].sort()).toEqual([...new Set(run)].sort());
    expect(sbom.components.map(({ name }) => name)).not.toContain('typescript');
  });
});

it('has native modules for every processor that the container is made for', () => {
  const { packages } = json(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  for (const family of ['@lmdb/lmdb', '@msgpackr-extract/msgpackr-extract']) {
    for (const platform of ['linux-x64', 'linux-arm64']) {
      expect(Object.keys(packages)).toContain(`node_modules/${family}-${platform}`);
    }
  }
});
