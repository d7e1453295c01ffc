/** @in-order */
import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();

const list = (filter = '') =>
  account.read(`accessServiceTokens${filter} { nodes { name duration enabled expiresAt } }`);
const secretFields = 'serviceToken { serviceTokenId name clientId clientSecret duration }';
const create = (input: string) => account.write(`createEdgeAccessServiceToken(input: { ${input} })`, secretFields);

describe('a service token', () => {
  it('is listed by name, without its secret', async () => {
    const { accessServiceTokens: tokens } = (await list()) as { accessServiceTokens: { nodes: object[] } };
    const time: unknown = expect.any(Date);
    expect(tokens.nodes).toEqual([
      { name: 'Deploys', duration: 'forever', enabled: true, expiresAt: null },
      { name: 'Monitoring', duration: '8760h', enabled: true, expiresAt: time },
      { name: 'Old importer', duration: '8760h', enabled: true, expiresAt: time },
    ]);
    expect(textsOf(await list('(search: "import")'), 'name')).toEqual(['Old importer']);
    expect(textsOf(await list('(name: "Deploys")'), 'name')).toEqual(['Deploys']);
  });

  it('is created with a secret, for a year unless it is given how long', async () => {
    const made = await create('name: "Backup"');
    expect(made).toMatchObject({ serviceToken: { name: 'Backup', duration: '8760h' } });
    expect(textsOf(made, 'clientSecret')[0]).toMatch(/^[0-9a-f]{64}$/);
    const { accessServiceTokens: tokens } = (await account.read(
      'accessServiceTokens(name: "Backup") { nodes { id clientId expiresAt createdAt } }',
    )) as { accessServiceTokens: { nodes: { expiresAt: Date; createdAt: Date }[] } };
    const [token] = tokens.nodes;
    expect(token).toMatchObject({ id: textsOf(made, 'serviceTokenId')[0], clientId: textsOf(made, 'clientId')[0] });
    expect(Number(token?.expiresAt) - Number(token?.createdAt)).toBe(8760 * 3600_000);
    expect(textsOf(await create('name: "Lasting", duration: "forever"'), 'clientSecret')).toHaveLength(1);
    expect(await account.read('accessServiceTokens(name: "Lasting") { nodes { expiresAt } }')).toEqual({
      accessServiceTokens: { nodes: [{ expiresAt: null }] },
    });
  });

  it('is refused where its name is taken or its duration is none', async () => {
    expect(await create('name: "Deploys"')).toMatchObject([{ extensions: { code: 'UPSTREAM_CONFLICT' } }]);
    expect(await create('name: "New", duration: "a while"')).toMatchObject([
      { extensions: { code: 'UPSTREAM_INVALID_INPUT' } },
    ]);
  });

  it('gets a new secret each time it is rotated, and keeps its client id', async () => {
    const made = await create('name: "Rotated"');
    const [id = ''] = textsOf(made, 'serviceTokenId');
    const rotate = (input: string) =>
      account.write(`rotateEdgeAccessServiceToken(id: "${id}", input: { ${input} })`, secretFields);
    const answers = [made, await rotate(''), await rotate('previousClientSecretExpiresAt: "2027-01-01T00:00:00Z"')];
    expect(new Set(answers.flatMap((answer) => textsOf(answer, 'clientSecret'))).size).toBe(3);
    expect(new Set(answers.flatMap((answer) => textsOf(answer, 'clientId'))).size).toBe(1);
  });

  it('says that the old secret ends at once, where it is rotated', async () => {
    const { data } = await account.served.ask('{ __schema { mutationType { fields { name description } } } }');
    const about = (data as { __schema: { mutationType: { fields: { name: string; description: string }[] } } })
      .__schema;
    const rotation = about.mutationType.fields.find(({ name }) => name === 'rotateEdgeAccessServiceToken');
    expect(rotation?.description).toContain('Without `previousClientSecretExpiresAt` the old one ends at once');
  });

  it('is returned a last time, without its secret, when it is deleted', async () => {
    const [id = ''] = textsOf(await create('name: "Short-lived"'), 'serviceTokenId');
    expect(
      await account.write(`deleteEdgeAccessServiceToken(id: "${id}")`, 'deletedId serviceToken { id name }'),
    ).toEqual({ deletedId: id, serviceToken: { id, name: 'Short-lived' } });
    expect(await account.read('accessServiceTokens(name: "Short-lived") { nodes { id } }')).toEqual({
      accessServiceTokens: { nodes: [] },
    });
  });
});
