import { describe, expect, it } from '@jest/globals';
import { cloudGraph } from '../graph.js';

const { ask, answer, lines, body } = cloudGraph();

const create = (input: string) =>
  ask(`mutation { createCloudCertificate(input: { name: "shop", ${input} }) { certificate { id } action { id } } }`);

describe('certificates', () => {
  it('are uploaded with a key that the answer does not hold', async () => {
    answer(() => ({
      status: 201,
      body: { certificate: { id: 1, certificate: 'PEM' }, action: null },
    }));
    const { data } = await create('certificate: "PEM", privateKey: "KEY"');
    expect(data).toEqual({
      createCloudCertificate: { certificate: { id: 'cloud:default:certificate:1' }, action: null },
    });
    expect(body()).toEqual({ name: 'shop', certificate: 'PEM', private_key: 'KEY' });
  });

  it.each([
    ['without a key', 'certificate: "PEM"', 'exactly one of privateKey, domainNames'],
    ['without anything', 'type: MANAGED', 'exactly one of'],
    ['for domains', 'certificate: "PEM", privateKey: "KEY", domainNames: ["a.test"]', 'exactly one of'],
  ])('are refused when uploaded %s, and the key is not repeated', async (_, input, message) => {
    const { errors } = await create(input);
    expect(errors?.[0]?.message).toContain(message);
    expect(errors?.[0]?.message).not.toContain('KEY');
    expect(lines()).toEqual([]);
  });
});
