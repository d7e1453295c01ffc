import { expect, it } from '@jest/globals';
import { edgeSandbox } from '../graph.js';

const { ask, answer, served } = edgeSandbox();

interface Found {
  readonly id: string;
  readonly lists: { readonly nodes: readonly { identifier: string; name: string; numItems: number }[] };
}

async function account(): Promise<Found> {
  const found = await answer<{ accounts: { nodes: Found[] } }>(
    '{ edge { accounts { nodes { id lists { nodes { identifier name kind numItems numReferencingFilters } } } } } }',
  );
  const [first] = found.accounts.nodes;
  if (!first) throw new Error('There is no account');
  return first;
}

async function partners() {
  const { id, lists } = await account();
  return { account: id, id: lists.nodes.find(({ name }) => name === 'partners')?.identifier ?? '' };
}

interface Items {
  readonly account: { listItems: { nodes: { identifier: string; ip: string; comment: string | null }[] } };
}

async function itemsOf({ account, id }: { account: string; id: string }, filter = '') {
  const found = await answer<Items>(
    `query ($account: ID!, $id: ID!) { edge { account(id: $account) {
      listItems(id: $id${filter}) { nodes { identifier ip comment } } } } }`,
    { account, id },
  );
  return found.account.listItems.nodes;
}

const started = 'operation { identifier status completed error }';

const write = (field: string, args: string) =>
  `mutation ($account: ID!, $id: ID!) { ${field}(accountId: $account, id: $id, ${args}) { ${started} } }`;
const create = (args: string) => write('createEdgeListItems', args);

it('holds items, which are searched', async () => {
  const list = await partners();
  expect((await itemsOf(list)).map(({ ip }) => ip)).toEqual(['192.0.2.0/24', '198.51.100.7']);
  expect(await itemsOf(list, ', search: "auditor"')).toHaveLength(1);
});

it('changes its items after the call, one change at a time in an account', async () => {
  const list = await partners();
  served().control('EDGE').actionsTake(60_000);
  const add = create('input: { items: [{ ip: "203.0.113.9" }, { ip: "198.51.100.7", comment: "Another" }] }');
  expect(await answer(add, list)).toMatchObject({ operation: { status: 'RUNNING', completed: null } });
  expect(await itemsOf(list)).toHaveLength(2);
  expect((await ask(add, list)).errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_CONFLICT' });
  await served().clock.sleep(60_000);
  expect((await itemsOf(list)).map(({ ip, comment }) => [ip, comment])).toEqual([
    ['192.0.2.0/24', 'The warehouse'],
    ['198.51.100.7', 'Another'],
    ['203.0.113.9', null],
  ]);
});

it('waits for the end of a change, and says why one failed', async () => {
  const list = await partners();
  const [first] = await itemsOf(list);
  const drop = write('deleteEdgeListItems', `input: { items: [{ id: "${first?.identifier}" }] }, wait: true`);
  expect(await answer(drop, list)).toMatchObject({ operation: { status: 'COMPLETED', error: null } });
  expect((await itemsOf(list)).map(({ ip }) => ip)).toEqual(['198.51.100.7']);
  served().control('EDGE').failActions(1, { code: 'failed', message: 'list item limit reached' });
  const replace = write('replaceEdgeListItems', 'input: { items: [{ ip: "203.0.113.1" }] }, wait: true');
  const { data, errors } = await ask(replace, list);
  expect(data).toMatchObject({
    replaceEdgeListItems: { operation: { status: 'FAILED', error: 'list item limit reached' } },
  });
  expect(errors?.[0]).toMatchObject({
    message: expect.stringContaining('list item limit reached'),
    extensions: { code: 'UPSTREAM_CONFLICT' },
  });
  expect((await itemsOf(list)).map(({ ip }) => ip)).toEqual(['198.51.100.7']);
});

it('has all items replaced', async () => {
  const list = await partners();
  await answer(write('replaceEdgeListItems', 'input: { items: [{ ip: "203.0.113.1" }] }, wait: true'), list);
  expect((await itemsOf(list)).map(({ ip }) => ip)).toEqual(['203.0.113.1']);
});

it('is created and deleted, unless rules use it', async () => {
  const { id, lists } = await account();
  const make =
    'mutation ($account: ID!) { createEdgeList(accountId: $account, input: { kind: ASN, name: "carriers" }) { list { identifier numItems } } }';
  const made = await answer<{ list: { identifier: string } }>(make, { account: id });
  expect(made).toMatchObject({ list: { numItems: 0 } });
  const drop = 'mutation ($account: ID!, $id: ID!) { deleteEdgeList(accountId: $account, id: $id) { deletedId } }';
  expect((await ask(drop, { account: id, id: made.list.identifier })).errors).toBeUndefined();
  const used = lists.nodes.find(({ name }) => name === 'partners');
  const refused = await ask(drop, { account: id, id: used?.identifier });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_CONFLICT' });
});

it('takes items of its own kind alone', async () => {
  const list = await partners();
  const refusal = async (item: string) =>
    (await ask(create(`input: { items: [${item}] }`), list)).errors?.[0]?.extensions['code'];
  expect(await refusal('{ asn: 13335 }')).toBe('UPSTREAM_INVALID_INPUT');
  expect(await refusal('{ asn: 13335, ip: "192.0.2.1" }')).toBe('BAD_USER_INPUT');
  expect(await refusal('{ comment: "nothing" }')).toBe('BAD_USER_INPUT');
});
