import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();

const fields = 'id name status verificationData { status } validationData { method status } zone { name }';
const domains = async () =>
  (
    (await account.read(`pagesProject(name: "docs") { domains customDomains { nodes { ${fields} } } }`)) as {
      pagesProject: { domains: string[]; customDomains: { nodes: Record<string, unknown>[] } };
    }
  ).pagesProject;
const add = (name: string) =>
  account.write(`createEdgePagesDomain(projectName: "docs", input: { name: "${name}" })`, `pagesDomain { ${fields} }`);

describe('a domain of a Pages project', () => {
  it('is listed with its status and its zone, under an id that has its name', async () => {
    const { domains: names, customDomains } = await domains();
    expect(names).toEqual(['docs.pages.dev', 'docs.acme.example', 'manual.acme.example']);
    const [docs] = customDomains.nodes;
    expect(docs).toEqual({
      id: account.idOf('pagesDomain', 'docs').replace(/:docs$/, ':docs:docs.acme.example'),
      name: 'docs.acme.example',
      status: 'ACTIVE',
      verificationData: { status: 'ACTIVE' },
      validationData: { method: 'HTTP', status: 'ACTIVE' },
      zone: { name: 'acme.example' },
    });
    expect(
      (await account.served.ask(`{ node(id: "${String(docs?.['id'])}") { ... on EdgePagesDomain { name } } }`)).data,
    ).toEqual({ node: { name: 'docs.acme.example' } });
  });

  it('is pending until its DNS points at the project', async () => {
    expect(await add('help.acme.example')).toMatchObject({ pagesDomain: { status: 'PENDING' } });
    const status = async () =>
      (await domains()).customDomains.nodes.find(({ name }) => name === 'help.acme.example')?.['status'];
    expect(await status()).toBe('PENDING');
    const [zone = ''] = textsOf(
      (await account.served.ask('{ edge { zones(name: "acme.example") { nodes { id } } } }')).data,
      'id',
    );
    const { errors } = await account.served.ask(
      `mutation { createEdgeDnsRecord(zoneId: "${zone}", input: { type: CNAME, name: "help.acme.example", content: "docs.pages.dev" }) { dnsRecord { id } } }`,
    );
    expect(errors).toBeUndefined();
    expect(await status()).toBe('ACTIVE');
  });

  it('is added once, has no zone elsewhere, and is removed by its id or name', async () => {
    const made = await add('www.elsewhere.example');
    expect(made).toMatchObject({ pagesDomain: { name: 'www.elsewhere.example', zone: null } });
    expect(await add('www.elsewhere.example')).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    const [id = ''] = textsOf(made, 'id');
    const remove = (args: string) => account.write(`deleteEdgePagesDomain(${args})`, 'deletedId');
    expect(await remove(`projectName: "docs", name: "${id}"`)).toEqual({ deletedId: id });
    await add('www.elsewhere.example');
    expect(await remove('projectName: "docs", name: "www.elsewhere.example"')).toEqual({ deletedId: id });
    expect((await domains()).domains).not.toContain('www.elsewhere.example');
  });
});
