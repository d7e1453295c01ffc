import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from '@jest/globals';
import { blocksOf } from '../docs/blocks.js';
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
  ports?: string[];
}
interface Compose {
  services: Record<string, Service>;
  volumes: object;
  secrets: Record<string, { file: string }>;
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
interface Probe {
  httpGet: { port: string };
}
interface Rule {
  from?: object[];
  to?: object[];
  ports: { port: string | number; protocol?: string }[];
}
interface PodSpec {
  terminationGracePeriodSeconds: number;
  securityContext: object;
  containers: {
    securityContext: object;
    volumeMounts: { name: string; mountPath: string }[];
    ports: { name: string; containerPort: number }[];
    startupProbe: Probe;
    readinessProbe: Probe;
    livenessProbe: Probe;
  }[];
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
  const scraped = /targets: \[(.+)\]/.exec(readFileSync('docs/guides/watch.md', 'utf8'))?.[1];
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
    const [files, named] = [true, false].map((isFile) =>
      volumes.map((each) => each.split(':')[0] ?? '').filter((from) => from.startsWith('.') === isFile),
    );
    expect(files?.filter((from) => !existsSync(join('deploy', from)))).toEqual([]);
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(named ?? []));
  }
});

it('has replicas in Compose that are reached by way of the balancer alone, at the address that they know', () => {
  const { balancer, replica } = compose.services;
  const site = readFileSync('deploy/nginx/balancer.conf', 'utf8');
  expect(replica).not.toHaveProperty('ports');
  const [, at, listens] = /^127\.0\.0\.1:(\d+):(\d+)$/.exec(balancer?.ports?.join() ?? '') ?? [];
  expect(site).toContain(`listen ${listens};`);
  expect(replica?.environment).toMatchObject({ BASE_URL: `http://localhost:${at}`, TRUST_PROXY: 'uniquelocal' });
  expect(/set \$replicas (\w+);/.exec(site)?.[1]).toBe('replica');
  const said =
    blocksOf('docs/guides/replicas.md').find(({ text }) => text.startsWith('printf %s PASSWORD'))?.text ?? '';
  const head = readFileSync('deploy/compose.yaml', 'utf8').replaceAll(/^# +/gm, '');
  expect(head).toContain(said.replace(' --detach', ''));
  for (const { file } of Object.values(compose.secrets)) expect(said).toContain(`> ${join('deploy', file)}\n`);
  expect(/proxy_pass http:\/\/\$replicas:(\d+);/.exec(site)?.[1]).toBe('4000');
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

it('serves metrics at a port that no service leads to, and asks the public one whether it is ready', () => {
  const [container] = deployment.spec.template.spec.containers;
  const ports = new Map(container?.ports.map(({ name, containerPort }) => [name, containerPort]));
  expect([...ports.keys()]).toEqual(['http', 'metrics']);
  expect(config.data['METRICS_PORT']).toBe(String(ports.get('metrics')));
  expect(config.data['METRICS_HOST']).toBe('0.0.0.0');
  const { spec } = kubernetes('service') as { spec: { ports: { targetPort: string }[] } };
  expect(spec.ports.map(({ targetPort }) => targetPort)).toEqual(['http']);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe'] as const) {
    expect(container?.[probe].httpGet.port).toBe('http');
  }
});

it('has its metrics where the document lets Prometheus look for them', () => {
  const { text = '' } =
    blocksOf('docs/guides/replicas.md').find((block) => block.text.includes('kubernetes_sd_configs')) ?? {};
  const { namespace } = kubernetes('kustomization') as { namespace: string };
  expect(parse(text)).toEqual({
    scrape_configs: [
      {
        job_name: 'meridian',
        kubernetes_sd_configs: [{ role: 'pod', namespaces: { names: [namespace] } }],
        relabel_configs: [
          { source_labels: ['__meta_kubernetes_pod_container_port_name'], regex: 'metrics', action: 'keep' },
        ],
      },
    ],
  });
});

it('lets Prometheus alone at the metrics, and the pods at nothing but what they need', () => {
  const { spec } = kubernetes('network-policy') as {
    spec: { podSelector: object; policyTypes: string[]; ingress: Rule[]; egress: Rule[] };
  };
  expect(spec.podSelector).toEqual({ matchLabels: deployment.spec.selector.matchLabels });
  expect(spec.policyTypes).toEqual(['Ingress', 'Egress']);
  const monitoring = { namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } };
  expect(spec.ingress).toEqual([{ ports: [{ port: 'http' }] }, { from: [monitoring], ports: [{ port: 'metrics' }] }]);
  const { stringData } = kubernetes('secret.example') as { stringData: Record<string, string> };
  const usual: Record<string, string> = { 'postgres:': '5432' };
  const engines = ['store-url', 'cache-url'].map((name) => new URL(stringData[name] ?? ''));
  const [names, stores, https, ...more] = spec.egress;
  expect(more).toEqual([]);
  expect(names?.ports).toEqual(['UDP', 'TCP'].map((protocol) => ({ port: 53, protocol })));
  expect(stores?.ports.map(({ port }) => String(port))).toEqual(
    engines.map(({ port, protocol }) => port || usual[protocol]),
  );
  expect(https).toEqual({
    to: ['0.0.0.0/0', '::/0'].map((cidr) => ({ ipBlock: { cidr } })),
    ports: [{ port: 443 }],
  });
});

it('has a file of the secret for each that a setting names', () => {
  const { stringData } = kubernetes('secret.example') as { stringData: object };
  const files = Object.values(config.data).filter((value) => value.startsWith('/run/secrets/meridian/'));
  expect(files.map((path) => path.split('/').at(-1)).sort()).toEqual(Object.keys(stringData).sort());
});

it('lists every file of Kubernetes', () => {
  const { resources } = kubernetes('kustomization') as { resources: string[] };
  const own = resources.map((name) => (name === 'secret.yaml' ? 'secret.example.yaml' : name));
  // The secret itself is that of who deploys.
  const files = readdirSync('deploy/kubernetes').filter((name) => name !== 'secret.yaml');
  expect([...own, 'kustomization.yaml'].sort()).toEqual(files.sort());
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
