import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from '../account.js';

const account = new EdgeAccount();

const names = async (args = '') =>
  textsOf(await account.read(`buckets${args && `(${args})`} { nodes { name } }`), 'name');
const create = (input: string, fields = 'bucket { name }') =>
  account.write(`createEdgeBucket(input: { ${input} })`, fields);

describe('buckets', () => {
  it('are listed by name, as many as were asked for, from where one says', async () => {
    const all = await names();
    expect(all.length).toBeGreaterThan(2);
    expect(all).toEqual([...all].sort());
    const first = (await account.read('buckets(first: 1) { nodes { name } pageInfo { endCursor } }')) as {
      buckets: { pageInfo: { endCursor: string } };
    };
    expect(textsOf(first, 'name')).toEqual(all.slice(0, 1));
    expect(await names(`first: 1, after: "${first.buckets.pageInfo.endCursor}"`)).toEqual(all.slice(1, 2));
    expect(await names(`startAfter: "${all[0]}"`)).toEqual(all.slice(1));
    expect(await names('nameContains: "back"')).toEqual(all.filter((name) => name.includes('back')));
  });

  it('have names of their own in each jurisdiction', async () => {
    const whole = 'bucket { name jurisdiction location storageClass }';
    expect(await create('name: "twice", storageClass: INFREQUENT_ACCESS, locationHint: ENAM', whole)).toEqual({
      bucket: { name: 'twice', jurisdiction: 'DEFAULT', location: 'ENAM', storageClass: 'INFREQUENT_ACCESS' },
    });
    expect(await create('name: "twice", jurisdiction: EU', whole)).toEqual({
      bucket: { name: 'twice', jurisdiction: 'EU', location: 'WEUR', storageClass: 'STANDARD' },
    });
    expect(await create('name: "twice", jurisdiction: EU')).toMatchObject([
      { extensions: { code: 'UPSTREAM_CONFLICT' } },
    ]);
    expect(await names('jurisdiction: EU')).toContain('twice');
    await account.write('deleteEdgeBucket(name: "twice")', 'deletedId');
    expect(await names()).not.toContain('twice');
    expect(await account.read('bucket(name: "twice") { name }')).toEqual({ bucket: null });
    expect(await account.read('bucket(name: "twice", jurisdiction: EU) { jurisdiction }')).toEqual({
      bucket: { jurisdiction: 'EU' },
    });
    await account.write('deleteEdgeBucket(name: "twice", input: { jurisdiction: EU })', 'deletedId');
    expect(await names('jurisdiction: EU')).not.toContain('twice');
  });

  it('are two of one name in two jurisdictions, with an id each', async () => {
    const made = async (jurisdiction: string) => {
      const [id = ''] = textsOf(await create(`name: "both", jurisdiction: ${jurisdiction}`, 'bucket { id }'), 'id');
      return id;
    };
    const [anywhere, inEurope] = [await made('DEFAULT'), await made('EU')];
    expect([anywhere, inEurope]).toEqual([
      `${account.idOf('bucket', 'default')}:both`,
      `${account.idOf('bucket', 'eu')}:both`,
    ]);
    const listed =
      'bucket(name: "both", jurisdiction: EU) { id } buckets(jurisdiction: EU, nameContains: "both") { nodes { id } }';
    expect(await account.read(listed)).toEqual({ bucket: { id: inEurope }, buckets: { nodes: [{ id: inEurope }] } });
    const query = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on EdgeBucket { name jurisdiction } } }';
    const nodes = [
      { id: anywhere, name: 'both', jurisdiction: 'DEFAULT' },
      { id: inEurope, name: 'both', jurisdiction: 'EU' },
      null,
    ];
    const ids = [anywhere, inEurope, `${account.idOf('bucket', 'mars')}:both`];
    expect((await account.served.ask(query, { ids })).data).toEqual({ nodes });
    expect(await account.read(`bucket(name: "${inEurope}") { id }`)).toEqual({ bucket: { id: inEurope } });
    expect(
      await account.write(`deleteEdgeBucket(name: "${inEurope}", input: { jurisdiction: US })`, 'deletedId'),
    ).toMatchObject([{ message: 'name: expected an id whose jurisdiction is "us", but got one of "eu"' }]);
    expect(await account.write(`deleteEdgeBucket(name: "${inEurope}")`, 'deletedId')).toEqual({ deletedId: inEurope });
    expect((await account.served.ask(query, { ids })).data).toEqual({ nodes: [nodes[0], null, null] });
    expect(await account.write('deleteEdgeBucket(name: "both")', 'deletedId')).toEqual({ deletedId: anywhere });
  });

  it('are not deleted while they hold objects', async () => {
    expect(await account.write('deleteEdgeBucket(name: "acme-backups")', 'deletedId')).toMatchObject([
      { message: expect.stringContaining('not empty'), extensions: { code: 'UPSTREAM_CONFLICT' } },
    ]);
    expect(await names()).toContain('acme-backups');
  });
});
