import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Served, call, serve } from '../../../sandbox/served.js';
import { sharedGraph } from '../../../support/shared/graph.js';
import { boxNumber } from './box-number.js';

const password = 'Correct-horse-1';

describe('sub-accounts of the sandbox', () => {
  let served: Served;
  let box: string;
  beforeAll(async () => {
    served = await serve(await sharedGraph());
    box = await boxNumber(served, 'media');
  });
  afterAll(() => served.close());

  const create = async (input: string) => {
    const { made } = await served.data(
      `mutation { made: createStorageBoxSubaccount(wait: true, storageBoxId: ${box}, input: { password: "${password}", ${input} }) {
        action { status command resources { type resourceId } } subaccount { id number name username server homeDirectory }
      } }`,
    );
    return made as { subaccount: { id: string; number: string; username: string }; action: object };
  };

  it('are created with a user name and a host name, which name them unless they have a name', async () => {
    const { subaccount, action } = await create('homeDirectory: "hosts/db 1"');
    const { username } = subaccount;
    expect(username).toMatch(/^u\d+-sub1$/);
    expect(subaccount).toMatchObject({
      id: `storage:sandbox:boxSubaccount:${box}:${subaccount.number}`,
      name: username,
      server: `${username}.your-storagebox.de`,
      homeDirectory: 'hosts/db 1',
    });
    expect(action).toEqual({
      status: 'SUCCESS',
      command: 'create_subaccount',
      resources: [
        { type: 'storage_box', resourceId: `storage:sandbox:box:${box}` },
        { type: 'storage_box_subaccount', resourceId: subaccount.id },
      ],
    });
    expect((await create('homeDirectory: "hosts", name: "auditor"')).subaccount).toMatchObject({ name: 'auditor' });
  });

  it('get their home directory, which stays when they are gone', async () => {
    const account = served.account('STORAGE');
    const { subaccount } = await create('homeDirectory: "agency/2026"');
    const folders = async () => (await call(account, `GET /storage_boxes/${box}/folders?path=agency`)).body;
    expect(await folders()).toEqual({ folders: ['2026'] });
    const { gone } = await served.data(
      `mutation { gone: deleteStorageBoxSubaccount(wait: true, storageBoxId: ${box}, id: "${subaccount.id}") { deletedId action { status command } } }`,
    );
    expect(gone).toEqual({ deletedId: subaccount.id, action: { status: 'SUCCESS', command: 'delete_subaccount' } });
    expect(await folders()).toEqual({ folders: ['2026'] });
    expect(await call(account, `GET /storage_boxes/${box}/subaccounts/${subaccount.number}`)).toMatchObject({
      status: 404,
    });
  });

  it('answer their ids alone to the creation', async () => {
    const body = { home_directory: 'plain', password };
    const created = await call(served.account('STORAGE'), `POST /storage_boxes/${box}/subaccounts`, body);
    expect(created.status).toBe(201);
    const { subaccount } = created.body as { subaccount: object };
    expect(subaccount).toEqual({ id: expect.any(Number), storage_box: Number(box) });
    served.clock.sleep(5_000);
  });

  it('are found by their exact name and user name', async () => {
    const team = await boxNumber(served, 'team-share');
    const { storage } = await served.data(`{ storage { storageBox(id: ${team}) {
      all: subaccounts { totalCount nodes { username } }
      named: subaccounts(name: "ada") { nodes { name } }
      part: subaccounts(name: "ad") { nodes { name } }
      newest: subaccounts(sort: [ID_DESC]) { nodes { name } }
    } } }`);
    expect(storage).toEqual({
      storageBox: {
        all: { totalCount: 2, nodes: [1, 2].map((nth) => ({ username: expect.stringMatching(`-sub${nth}$`) })) },
        named: { nodes: [{ name: 'ada' }] },
        part: { nodes: [] },
        newest: { nodes: [{ name: 'grace' }, { name: 'ada' }] },
      },
    });
  });

  it('change: their labels as a whole, their access by field', async () => {
    const { subaccount } = await create('homeDirectory: "b", labels: { a: "1", b: "2" }');
    const which = `storageBoxId: ${box}, id: "${subaccount.id}"`;
    const changed = await served.data(`mutation {
      a: updateStorageBoxSubaccount(${which}, input: { labels: { c: "3" }, description: "" }) { subaccount { labels description name } }
      b: changeStorageBoxSubaccountHomeDirectory(wait: true, ${which}, input: { homeDirectory: "c/d" }) { subaccount { homeDirectory } }
      c: updateStorageBoxSubaccountAccessSettings(wait: true, ${which}, input: { sshEnabled: true, readonly: true }) { subaccount { accessSettings { sshEnabled readonly webdavEnabled } } }
      d: updateStorageBoxSubaccountAccessSettings(wait: true, ${which}, input: { readonly: false }) { subaccount { accessSettings { sshEnabled readonly } } }
      e: resetStorageBoxSubaccountPassword(wait: true, ${which}, input: { password: "${password}2" }) { action { status command } }
    }`);
    expect(changed).toEqual({
      a: { subaccount: { labels: { c: '3' }, description: '', name: subaccount.username } },
      b: { subaccount: { homeDirectory: 'c/d' } },
      c: { subaccount: { accessSettings: { sshEnabled: true, readonly: true, webdavEnabled: false } } },
      d: { subaccount: { accessSettings: { sshEnabled: true, readonly: false } } },
      e: { action: { status: 'SUCCESS', command: 'reset_subaccount_password' } },
    });
  });

  it.each([
    ['a home directory with a slash at its beginning', { home_directory: '/a' }, 'home_directory'],
    ['an empty home directory', { home_directory: '' }, 'home_directory'],
    ['a home directory of 1000 characters', { home_directory: 'a'.repeat(1000) }, 'home_directory'],
    ['a home directory with other letters', { home_directory: 'ä' }, 'home_directory'],
    ['no home directory', { home_directory: undefined }, 'home_directory'],
    ['a password of 11 characters', { password: 'Correct-ho1' }, 'password'],
    ['a password of 129 characters', { password: `Aa1-${'a'.repeat(125)}` }, 'password'],
    ['a password without an upper-case letter', { password: 'correct-horse-1' }, 'password'],
    ['a password without a lower-case letter', { password: 'CORRECT-HORSE-1' }, 'password'],
    ['a password without a digit', { password: 'Correct-horse-x' }, 'password'],
    ['a password without a special character', { password: 'Correcthorse11' }, 'password'],
    ['a password with a blank', { password: 'Correct-horse 1' }, 'password'],
    ['an empty name', { name: '' }, 'name'],
    ['a name of 51 characters', { name: 'n'.repeat(51) }, 'name'],
    ['a description of 1001 characters', { description: 'd'.repeat(1001) }, 'description'],
  ])('are refused with %s', async (_what, fields, name) => {
    const body = { home_directory: 'fine', password, ...fields };
    const refused = await call(served.account('STORAGE'), `POST /storage_boxes/${box}/subaccounts`, body);
    expect(refused).toMatchObject({
      status: 422,
      body: { error: { code: 'invalid_input', details: { fields: [{ name }] } } },
    });
    expect(JSON.stringify(refused.body)).not.toContain(body.password);
  });

  it('take no home directory or password later that their creation would refuse', async () => {
    const { subaccount } = await create('homeDirectory: "later"');
    const path = `POST /storage_boxes/${box}/subaccounts/${subaccount.number}/actions`;
    const account = served.account('STORAGE');
    for (const [action, body] of [
      ['change_home_directory', { home_directory: '/x' }],
      ['reset_subaccount_password', { password: 'short' }],
    ] as const)
      expect(await call(account, `${path}/${action}`, body)).toMatchObject({ status: 422 });
    expect(
      await call(account, `PUT /storage_boxes/${box}/subaccounts/${subaccount.number}`, { name: '' }),
    ).toMatchObject({
      status: 422,
    });
  });

  it('wait for each other, as the box is locked meanwhile', async () => {
    const account = served.account('STORAGE');
    const body = (home_directory: string) => ({ home_directory, password });
    expect((await call(account, `POST /storage_boxes/${box}/subaccounts`, body('one'))).status).toBe(201);
    expect(await call(account, `POST /storage_boxes/${box}/subaccounts`, body('two'))).toMatchObject({
      status: 423,
      body: { error: { code: 'locked' } },
    });
    served.clock.sleep(5_000);
    expect((await call(account, `POST /storage_boxes/${box}/subaccounts`, body('two'))).status).toBe(201);
    served.clock.sleep(5_000);
  });

  it('are those of their own box alone', async () => {
    const { subaccount } = await create('homeDirectory: "own"');
    const other = await boxNumber(served, 'releases');
    const { storage } = await served.data(
      `{ storage { storageBox(id: ${other}) { subaccount(id: ${subaccount.number}) { id } } } }`,
    );
    expect(storage).toEqual({ storageBox: { subaccount: null } });
    expect(
      await served.refusal(
        `mutation { deleteStorageBoxSubaccount(storageBoxId: ${other}, id: "${subaccount.id}") { deletedId } }`,
      ),
    ).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
