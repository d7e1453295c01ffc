import { expect, it } from '@jest/globals';
import { isInterfaceType, isObjectType } from 'graphql';
import { sharedGraph } from '../../support/shared/graph.js';

it('no type of an API has an id whose objects cannot be found by it', async () => {
  const schema = await sharedGraph();
  const types = Object.values(schema.getTypeMap()).filter((type) => /^(Cloud|Dedicated|Edge|Storage)./.test(type.name));
  const objects = types.filter(isObjectType).filter((type) => type.getFields()['id']);
  expect(objects.length).toBeGreaterThan(80);
  const isNode = (type: (typeof objects)[number]) => type.getInterfaces().some(({ name }) => name === 'Node');
  expect(objects.filter((type) => !isNode(type)).map(({ name }) => name)).toEqual([]);
  // An interface has one as far as all of its objects have.
  const interfaces = types.filter(isInterfaceType).filter((type) => type.getFields()['id']);
  const others = interfaces.flatMap((type) => schema.getImplementations(type).objects.filter((one) => !isNode(one)));
  expect(others.map(({ name }) => name)).toEqual([]);
});

it.each([
  ['EdgeZoneOwner', 'identifier'],
  ['EdgeBlockRule', 'identifier'],
  ['EdgeRulesetRule', 'identifier'],
  ['EdgePageRuleAction', 'action'],
  ['EdgeWorkerHyperdriveBinding', 'configurationId'],
  ['EdgeImageDirectUpload', 'imageId'],
])('what the provider calls the id of %s is its %s', async (name, field) => {
  const type = (await sharedGraph()).getType(name);
  const fields = isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : [];
  expect(fields).toContain(field);
  expect(fields).not.toContain('id');
});

it('every object that has an id always has one, also where it is asked of an interface', async () => {
  const schema = await sharedGraph();
  const Node = schema.getType('Node');
  if (!isInterfaceType(Node)) throw new Error('Expected the interface Node');
  const nodes = [Node, ...schema.getImplementations(Node).objects];
  expect(nodes.filter((type) => String(type.getFields()['id']?.type) !== 'ID!').map(({ name }) => name)).toEqual([]);
});
