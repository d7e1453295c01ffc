import { describe, expect, it } from '@jest/globals';
import { EdgeAccount, textsOf } from './account.js';

const account = new EdgeAccount();

const make = (name: string) =>
  account.write(
    `createEdgeWidget(input: { name: "${name}", domains: ["acme.example"], mode: NON_INTERACTIVE })`,
    'widget { sitekey secret mode region clearanceLevel }',
  );

describe('a challenge widget', () => {
  it('has a secret, which its list leaves out and which is read when it is asked for', async () => {
    const made = await make('Sign-up');
    expect(made).toMatchObject({
      widget: { mode: 'NON_INTERACTIVE', region: 'WORLD', clearanceLevel: 'NO_CLEARANCE' },
    });
    const [secret = ''] = textsOf(made, 'secret');
    expect(secret).not.toBe('');
    expect(await account.read('widgets(filter: "name:Sign-up") { nodes { name secret } }')).toEqual({
      widgets: { nodes: [{ name: 'Sign-up', secret }] },
    });
  });

  it('gets another secret, which the answer returns', async () => {
    const made = await make('Contact');
    const [sitekey = ''] = textsOf(made, 'sitekey');
    const rotated = await account.write(
      `rotateEdgeWidgetSecret(sitekey: "${sitekey}", input: { invalidateImmediately: true })`,
      'widget { secret }',
    );
    expect(textsOf(rotated, 'secret')).not.toEqual(textsOf(made, 'secret'));
    expect(await account.read(`widget(sitekey: "${sitekey}") { secret }`)).toEqual(rotated);
  });

  it('is replaced, and returned a last time when it is deleted', async () => {
    const [sitekey = ''] = textsOf(await make('Poll'), 'sitekey');
    const input = '{ name: "Vote", domains: ["acme.example"], mode: INVISIBLE }';
    expect(
      await account.write(`updateEdgeWidget(sitekey: "${sitekey}", input: ${input})`, 'widget { name mode }'),
    ).toEqual({ widget: { name: 'Vote', mode: 'INVISIBLE' } });
    expect(await account.write(`deleteEdgeWidget(sitekey: "${sitekey}")`, 'deletedId widget { name }')).toEqual({
      deletedId: account.idOf('widget', sitekey),
      widget: { name: 'Vote' },
    });
    expect(await account.read(`widget(sitekey: "${sitekey}") { name }`)).toEqual({ widget: null });
  });

  it('is ordered and filtered as asked', async () => {
    const named = async (args: string) => textsOf(await account.read(`widgets(${args}) { nodes { name } }`), 'name');
    const names = await named('order: NAME, direction: DESC');
    expect(names).toEqual([...names].sort().reverse());
    expect(await named('filter: "name:letter"')).toEqual(['Newsletter']);
  });
});
