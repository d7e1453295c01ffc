/** Sub-accounts of boxes. */
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectAt, pick, timestamp } from '../../../sandbox/world/values.js';
import { createFolder } from './folders.js';
import { checkPassword } from './password.js';
import { checkLimit, checkText, creation, readyBox, refsOf } from './within-box.js';

const type = 'storage_box_subaccount';

export const subaccounts: SandboxResource = {
  unique: null,
  actsOn: (account) => refsOf(account, type),
  check(body) {
    checkHome(body);
    checkPassword(body['password']);
    checkText(body, 'name', /^.{1,50}$/su, 'Must be 1 to 50 characters.');
    checkText(body, 'description', /^.{0,1000}$/su, 'Must be at most 1000 characters.');
  },
  make(body, world, _id, collection) {
    const box = readyBox(collection, world);
    checkLimit(box, 'subaccounts_limit', world.all(collection).length, world);
    const username = `${String(box['username'])}-sub${world.serial(collection)}`;
    createFolder(box.id, String(body['home_directory']), world);
    return {
      name: body['name'] ?? username,
      username,
      home_directory: body['home_directory'],
      server: `${username}.your-storagebox.de`,
      access_settings: {
        reachable_externally: false,
        samba_enabled: false,
        ssh_enabled: false,
        webdav_enabled: false,
        readonly: false,
        ...objectAt(body, 'access_settings'),
      },
      description: body['description'] ?? '',
      labels: body['labels'] ?? {},
      created: timestamp(world.now()),
      storage_box: box.id,
    };
  },
  created: (account, _body, world) => creation('create_subaccount', account, type, world),
  goesWhile: null,
  actions: {
    change_home_directory: {
      check: ({ body }) => checkHome(body),
      then({ item, body, world }) {
        createFolder(Number(item['storage_box']), String(body['home_directory']), world);
        return pick(body, 'home_directory');
      },
    },
    reset_subaccount_password: { check: ({ body }) => checkPassword(body['password']) },
    update_access_settings: {
      then: ({ item, body }) => ({ access_settings: { ...objectAt(item, 'access_settings'), ...body } }),
    },
  },
};

function checkHome(body: Fields): void {
  checkText(
    body,
    'home_directory',
    /^(?!\/)[A-Za-z0-9 ./_-]{1,999}$/,
    'Must be 1 to 999 of a-z A-Z 0-9 blank . / _ - and not begin with a slash.',
  );
}
