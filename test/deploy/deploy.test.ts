import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { program } from '../support/optional/programs.js';
import { output, run } from '../support/run.js';
import { parse } from 'yaml';
import { settingNames } from './settings.js';

/** Seconds that a stop takes at most after STOP_DELAY. */
const stopping = 13;

const read = (path: string): unknown => parse(readFileSync(path, 'utf8'), { merge: true });
const kubernetes = (name: string) => read(`deploy/kubernetes/${name}.yaml`);

interface Service {
  image: string;
  stop_grace_period?: string;
  read_only?: boolean;
  environment?: Record<string, string>;
  secrets?: string[];
  volumes?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  secrets: object;
}
const compose = read('deploy/compose.yaml') as Compose;
const units = ['meridian.service', 'meridian@.service'];
const unitOf = (file: string) => readFileSync(`deploy/systemd/${file}`, 'utf8');
const settingsOf = (file: string) =>
  new Map([...unitOf(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
const config = kubernetes('config') as { data: Record<string, string> };
const deployment = kubernetes('deployment') as {
  spec: {
    replicas: number;
    selector: { matchLabels: object };
    template: { metadata: { labels: object }; spec: PodSpec };
  };
};
interface PodSpec {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: { securityContext: object; volumeMounts: { name: string; mountPath: string }[] }[];
  volumes: { name: string }[];
}

const ours = Object.entries(compose.services).filter(([, { image }]) => image === 'meridian');

it('sets nothing that is no setting', () => {
  const lines = units.flatMap((file) => [...unitOf(file).matchAll(/^Environment=(.+)$/gm)]);
  const ofUnits = lines.flatMap(([, text = '']) => text.match(/\w+(?==)/g) ?? []);
  const ofReplicas = ['meridian.env', 'meridian-1.env', 'meridian-2.env'].flatMap((file) => [
    ...settingsOf(file).keys(),
  ]);
  const ofCompose = ours.flatMap(([, { environment = {} }]) => Object.keys(environment));
  const names = [...ofUnits, ...ofReplicas, ...ofCompose, ...Object.keys(config.data)];
  expect(names).toEqual(expect.arrayContaining(['DATA_DIR', 'STORE_URL_FILE', 'STOP_DELAY']));
  for (const name of names) expect([...settingNames(), 'NODE_ENV']).toContain(name);
});

it('gives a stop the time that it takes', () => {
  const grace = deployment.spec.template.spec.terminationGracePeriodSeconds;
  expect(grace).toBeGreaterThan(Number(config.data['STOP_DELAY']) + stopping);
  for (const [, { stop_grace_period = '', environment }] of ours) {
    expect(Number.parseInt(stop_grace_period)).toBeGreaterThan(Number(environment?.['STOP_DELAY'] ?? 5) + stopping);
  }
  for (const file of units) expect(Number(settingsOf(file).get('TimeoutStopSec'))).toBeGreaterThan(5 + stopping);
});

it('has replicas of systemd at the ports that nginx and Prometheus ask, shut in as a single one is', () => {
  const site = readFileSync('deploy/nginx/meridian.conf', 'utf8');
  const scraped = /targets: \[(.+)\]/.exec(readFileSync('docs/operating.md', 'utf8'))?.[1];
  const replicas = [1, 2].map((replica) => settingsOf(`meridian-${replica}.env`));
  const at = (name: string) => replicas.map((settings) => `127.0.0.1:${settings.get(name)}`);
  expect([...site.matchAll(/^ +server (\S+) /gm)].map(([, address]) => address)).toEqual(at('PORT'));
  expect(scraped).toBe(
    at('METRICS_PORT')
      .map((address) => `'${address}'`)
      .join(', '),
  );
  const shared = settingsOf('meridian.env');
  for (const name of ['BASE_URL', 'BASE_PATH', 'TRUST_PROXY', 'HOST']) {
    expect(site).toContain(`${name}=${shared.get(name)}`);
  }
  expect(shared.get('STORE_URL')).toMatch(/^'postgres:/);
  const [single = '', template = ''] = units.map((file) => unitOf(file).slice(unitOf(file).indexOf('NoNewPrivileges')));
  expect(template).toBe(single);
});

it('has compose files that name only what they define', () => {
  for (const { secrets = [], volumes = [], read_only } of Object.values(compose.services)) {
    expect(read_only).toBe(true);
    expect(Object.keys(compose.secrets)).toEqual(expect.arrayContaining(secrets));
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(volumes.map((each) => each.split(':')[0])));
  }
});

program('docker', ['compose', 'version']).it('has compose files that Docker takes', async (docker) => {
  await output(docker, ['compose', '-f', 'deploy/compose.yaml', '--profile', 'shared', 'config', '--quiet']);
});

it('has pods that the restricted profile of Kubernetes admits', () => {
  const { spec, metadata } = deployment.spec.template;
  expect(spec.securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } });
  const mounts = spec.containers.flatMap(({ securityContext, volumeMounts }) => {
    expect(securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    return volumeMounts;
  });
  expect(mounts.map(({ name }) => name).sort()).toEqual(spec.volumes.map(({ name }) => name).sort());
  expect(metadata.labels).toEqual(deployment.spec.selector.matchLabels);
  expect(deployment.spec.replicas).toBeGreaterThan(1);
  expect(kubernetes('service')).toMatchObject({ spec: { selector: metadata.labels } });
  expect(kubernetes('disruption-budget')).toMatchObject({ spec: { selector: { matchLabels: metadata.labels } } });
});

it('has a file of the secret for each that a setting names', () => {
  const { stringData } = kubernetes('secret') as { stringData: object };
  const files = Object.values(config.data).filter((value) => value.startsWith('/run/secrets/meridian/'));
  expect(files.map((path) => path.split('/').at(-1)).sort()).toEqual(Object.keys(stringData).sort());
});

it('lists every file of Kubernetes', () => {
  const { resources } = kubernetes('kustomization') as { resources: string[] };
  expect([...resources, 'kustomization.yaml'].sort()).toEqual(readdirSync('deploy/kubernetes').sort());
});

program('systemd-analyze', ['--version']).describe('systemd', (analyze) => {
  it.each(units)('takes the unit %s', async (name) => {
    const folder = mkdtempSync(join(tmpdir(), 'meridian-unit-'));
    const file = join(folder, name.replace('@', '@1'));
    writeFileSync(join(folder, name), unitOf(name).replaceAll('/opt/meridian', resolve('.')));
    const { code, err } = await run(analyze, ['verify', '--man=no', file]);
    const offline = ['security', '--offline=yes', '--threshold=20', '--no-pager', file];
    const exposure = await run(analyze, offline);
    rmSync(folder, { recursive: true });
    expect([code, err]).toEqual([0, '']);
    expect([exposure.code, exposure.err]).toEqual([0, '']);
  });
});
