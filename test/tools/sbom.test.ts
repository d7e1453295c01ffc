import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

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

it('lists every package of production, with its licence and hash, as CycloneDX', () => {
  const sbom = json(execFileSync('node', ['scripts/sbom.mjs']).toString()) as { components: Component[] };
  expect(sbom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5', version: 1 });
  const { packages } = json(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  const locked = Object.entries(packages).flatMap(([path, { version, dev, link }]) =>
    path.startsWith('node_modules/') && !dev && !link ? [`${path.replace(/^.*node_modules\//, '')}@${version}`] : [],
  );
  expect(locked.length).toBeGreaterThan(100);
  const listed = sbom.components.map(({ name, version }) => `${name}@${version}`);
  expect(listed.sort()).toEqual([...new Set(locked)].sort());
  for (const { purl, licenses, hashes } of sbom.components) {
    expect([purl, licenses[0].expression]).toEqual([expect.stringMatching(/^pkg:npm\/[^@]+@/), expect.any(String)]);
    expect(hashes[0]).toEqual({ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) });
  }
});

it('has native modules for every processor that the container is made for', () => {
  const { packages } = json(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Entry> };
  for (const family of ['@lmdb/lmdb', '@msgpackr-extract/msgpackr-extract']) {
    for (const platform of ['linux-x64', 'linux-arm64']) {
      expect(Object.keys(packages)).toContain(`node_modules/${family}-${platform}`);
    }
  }
});
