/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from './account.js';

const account = new EdgeAccount();

const upload = (name: string, input: object) =>
  account.write(
    `uploadEdgeWorkerScript(name: "${name}", input: $input)`,
    'workerScript { identifier hasModules entryPoint startupTimeMs content settings { bindings { __typename name type } } }',
    '($input: UploadEdgeWorkerScriptInput!)',
    { input },
  );

const module = (text: string, name = 'main.js') => ({ name, text, contentType: 'application/javascript+module' });

describe('a worker script', () => {
  it('is uploaded as its files, and read as their text with its settings', async () => {
    const text = 'export default { fetch: () => new Response("grüezi") };\n';
    const bindings = [
      { name: 'GREETING', type: 'PLAIN_TEXT', text: 'hello' },
      { name: 'KEY', type: 'SECRET_TEXT', text: 'hush' },
    ];
    expect(await upload('greeter', { metadata: { mainModule: 'main.js', bindings }, files: [module(text)] })).toEqual({
      workerScript: {
        identifier: 'greeter',
        hasModules: true,
        entryPoint: 'main.js',
        startupTimeMs: 7,
        content: text,
        settings: {
          bindings: [
            { __typename: 'EdgeWorkerPlainTextBinding', name: 'GREETING', type: 'PLAIN_TEXT' },
            { __typename: 'EdgeWorkerOtherBinding', name: 'KEY', type: 'SECRET_TEXT' },
          ],
        },
      },
    });
  });

  it('has each of several files under its name, and none without one', async () => {
    const files = [module('import "./b.js";'), module('export const b = 1;', 'b.js')];
    const { workerScript } = (await upload('several', { metadata: { mainModule: 'main.js' }, files })) as {
      workerScript: { content: string };
    };
    expect(workerScript.content).toMatch(/main\.js[^]*import[^]*b\.js[^]*export const b/);
    const [error] = (await upload('several', {
      metadata: { mainModule: 'main.js' },
      files: [files[0], { text: 'x' }],
    })) as { message: string }[];
    expect(error?.message).toBe('input.files: each of several files needs a name');
  });

  it('is refused in the words of the API when its main module is not among its files', async () => {
    const errors = await upload('headless', { metadata: { mainModule: 'other.js' }, files: [module('1')] });
    expect(errors).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT', upstream: { code: '10021', status: 400 } } },
    ]);
  });

  it('keeps what a new version inherits, and never returns a secret', async () => {
    const metadata = (bindings: object[]) => ({ metadata: { mainModule: 'main.js', bindings }, files: [module('1')] });
    await upload('heir', metadata([{ name: 'OLD', type: 'KV_NAMESPACE', namespaceId: 'n1' }]));
    await upload('heir', metadata([{ name: 'NEW', type: 'INHERIT', oldName: 'OLD' }]));
    const read = '... on EdgeWorkerKvNamespaceBinding { name namespaceId }';
    expect(await account.read(`workerScriptSettings(name: "heir") { bindings { ${read} } }`)).toEqual({
      workerScriptSettings: { bindings: [{ name: 'NEW', namespaceId: 'n1' }] },
    });
    const seeded = await account.read('workerScriptSettings(name: "shop-front") { bindings { name type } placement }');
    expect(JSON.stringify(seeded)).toContain('PAYMENT_KEY');
    expect(JSON.stringify(seeded)).not.toContain('not-to-be-shown');
  });

  it('has settings that are changed without its program', async () => {
    const changed = await account.write(
      'updateEdgeWorkerScriptSettings(name: "shop-stock", input: { settings: { tags: ["shop", "slow"], logpush: true, annotations: { message: "tags", tag: "v7" } } })',
      'workerScriptSettings { tags logpush limits { cpuMs } annotations { message tag triggeredBy } }',
    );
    expect(changed).toEqual({
      workerScriptSettings: {
        tags: ['shop', 'slow'],
        logpush: true,
        limits: { cpuMs: 50 },
        annotations: { message: 'tags', tag: 'v7', triggeredBy: null },
      },
    });
    expect(await account.read('workerScripts(tags: "slow:yes,old:no") { nodes { identifier content } }')).toEqual({
      workerScripts: { nodes: [{ identifier: 'shop-stock', content: expect.stringContaining('apples') }] },
    });
  });

  it('leads to the scripts that it calls, to its routes and from these back', async () => {
    const script =
      'routes { pattern script { identifier } } tailConsumers { service script { id } } settings { bindings { ... on EdgeWorkerServiceBinding { script { identifier usageModel } } } }';
    expect(await account.read(`workerScript(name: "shop-front") { ${script} }`)).toEqual({
      workerScript: {
        routes: [{ pattern: 'acme.example/shop/*', script: { identifier: 'shop-front' } }],
        tailConsumers: [{ service: 'watcher', script: null }],
        settings: {
          bindings: expect.arrayContaining([{ script: { identifier: 'shop-stock', usageModel: 'STANDARD' } }]),
        },
      },
    });
    expect(await account.read('workerScript(name: "missing") { id }')).toEqual({ workerScript: null });
    expect(await account.read('workerScriptContent(name: "missing")')).toEqual({ workerScriptContent: null });
  });

  it('goes only by force while another one calls it', async () => {
    const drop = (input = '') =>
      account.write(`deleteEdgeWorkerScript(name: "shop-stock"${input})`, 'deletedId account { name }');
    expect(await drop()).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(await drop(', input: { force: true }')).toEqual({
      deletedId: account.idOf('workerScript', 'shop-stock'),
      account: { name: 'Acme' },
    });
    expect(await account.read('workerScript(name: "shop-stock") { id }')).toEqual({ workerScript: null });
  });
});

describe('a worker route', () => {
  it('is made, changed and deleted in its zone, and leads to its script', async () => {
    const { served } = account;
    const zones = await served.data('{ edge { zones(name: "acme.example") { nodes { id } } } }');
    const [zone = ''] = textsOf(zones, 'id');
    const write = async (line: string, fields: string) => {
      const { data, errors } = await served.ask(`mutation { ${line} { ${fields} } }`);
      return errors ?? Object.values(data ?? {})[0];
    };
    const route = 'workerRoute { id pattern scriptName script { identifier hasModules } }';
    const made = await write(
      `createEdgeWorkerRoute(zoneId: "${zone}", input: { pattern: "acme.example/new/*", scriptName: "old-site" })`,
      route,
    );
    const [id = ''] = textsOf(made, 'id');
    const script = { identifier: 'old-site', hasModules: false };
    expect(made).toEqual({
      workerRoute: { id, pattern: 'acme.example/new/*', scriptName: 'old-site', script },
    });
    expect(
      await write(
        `updateEdgeWorkerRoute(zoneId: "${zone}", id: "${id}", input: { pattern: "acme.example/gone", scriptName: "nobody" })`,
        route,
      ),
    ).toEqual({ workerRoute: { id, pattern: 'acme.example/gone', scriptName: 'nobody', script: null } });
    expect(await write(`deleteEdgeWorkerRoute(zoneId: "${zone}", id: "${id}")`, 'deletedId zone { name }')).toEqual({
      deletedId: id,
      zone: { name: 'acme.example' },
    });
    const { data } = await served.ask(`{ edge { zone(id: "${zone}") { workerRoute(id: "${id}") { id } } } }`);
    expect(data).toEqual({ edge: { zone: { workerRoute: null } } });
  });
});
