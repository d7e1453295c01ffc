/** Storage boxes with their snapshots, snapshot plans and sub-accounts. */
import { Refusal, missing } from '../../../sandbox/protocol/refusal.js';
import type { SpecialCall, SandboxProvider } from '../../../sandbox/world/provider.js';
import type { SandboxResource } from '../../../sandbox/world/resource.js';
import { type Fields, objectAt, pick, without } from '../../../sandbox/world/values.js';
import type { SandboxItem } from '../../../sandbox/world/item.js';
import { type Odd, localTime, nextMonth, refused } from './shared.js';

const mostSnapshots = 10;
const mostSubaccounts = 100;

const ways = ['webdav', 'samba', 'ssh', 'external_reachability'];

export const storageBoxes: SandboxResource = {
  missing: 'STORAGEBOX_NOT_FOUND',
  details: [
    'disk_quota',
    'disk_usage',
    'disk_usage_data',
    'disk_usage_snapshots',
    ...ways,
    'zfs',
    'server',
    'host_system',
  ],
  hides: ['plan'],
  derived: { paid_until: (_, world) => nextMonth(world.now()) },
};

export const snapshots: SandboxResource = { key: 'name', missing: 'SNAPSHOT_NOT_FOUND' };
export const subaccounts: SandboxResource = { key: 'username', missing: 'STORAGEBOX_SUBACCOUNT_NOT_FOUND' };

export const noPlan: Fields = {
  status: 'disabled',
  minute: null,
  hour: null,
  day_of_week: null,
  day_of_month: null,
  month: null,
  max_snapshots: null,
};

function boxOf({ values, world }: SpecialCall): SandboxItem {
  return world.must('/storagebox', values['storagebox-id']);
}

/** The collection of a box's snapshots or sub-accounts. */
export function within(box: SandboxItem, what: 'snapshot' | 'subaccount'): string {
  return `/storagebox/${box.id}/${what}`;
}

const update: Odd = (call) => {
  const { body, world } = call;
  const { id } = boxOf(call);
  const name = body['storagebox_name'];
  world.change('/storagebox', id, { ...without(body, ['storagebox_name']), ...(name !== undefined && { name }) });
  return { storagebox: world.show('/storagebox', boxOf(call)) };
};

/** The password that was sent, or a new one. */
const password: Odd = ({ body, world }) => ({ password: body['password'] ?? world.random.text(16) });

const snap: Odd = (call) => {
  const { world } = call;
  const box = boxOf(call);
  const collection = within(box, 'snapshot');
  if (world.all(collection).length >= mostSnapshots) throw refused('conflict', 'SNAPSHOT_LIMIT_EXCEEDED');
  let at = world.now();
  while (world.get(collection, snapshotName(at))) at += 1000;
  const more = { filesystem_size: box['disk_usage_data'], automatic: false, comment: '' };
  const item = world.put(collection, { ...snapshotAt(at), ...more });
  return { snapshot: pick(world.show(collection, item), 'name', 'timestamp', 'size') };
};

export function snapshotAt(milliseconds: number): SandboxItem {
  return {
    id: snapshotName(milliseconds),
    timestamp: `${new Date(milliseconds).toISOString().slice(0, 19)}+00:00`,
    size: 0,
  };
}

/** `2026-01-21T12-40-38` */
function snapshotName(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replaceAll(':', '-');
}

function snapshotOf(call: SpecialCall): readonly [collection: string, snapshot: SandboxItem] {
  const collection = within(boxOf(call), 'snapshot');
  return [collection, call.world.must(collection, call.values['snapshot-name'])];
}

const revert: Odd = (call) => {
  const [collection, snapshot] = snapshotOf(call);
  if (call.body['revert'] !== true) throw Refusal.invalidField('revert', 'Must be true.');
  const newer = call.world.all(collection).filter(({ id }) => String(id) > String(snapshot.id));
  for (const item of newer) call.world.remove(collection, item);
  return {};
};

const comment: Odd = (call) => {
  const [collection, { id }] = snapshotOf(call);
  call.world.change(collection, id, pick(call.body, 'comment'));
  return {};
};

const plan: Odd = (call) => ({ snapshotplan: [objectAt(boxOf(call), 'plan')] });

const changePlan: Odd = (call) => {
  const { body, world } = call;
  const box = boxOf(call);
  const lacking = ['minute', 'hour'].filter((name) => body['status'] === 'enabled' && body[name] === undefined);
  if (lacking.length > 0) throw Refusal.invalid(lacking.map((name) => ({ name, messages: [missing] })));
  world.change('/storagebox', box.id, { plan: body['status'] === 'enabled' ? { ...noPlan, ...body } : noPlan });
  return plan(call);
};

const addSubaccount: Odd = (call) => {
  const { body, world } = call;
  const box = boxOf(call);
  const collection = within(box, 'subaccount');
  if (world.all(collection).length >= mostSubaccounts) {
    throw refused('conflict', 'STORAGEBOX_SUBACCOUNT_LIMIT_EXCEEDED');
  }
  const id = `${String(box['login'])}-sub${world.serial(collection)}`;
  const account = world.put(collection, {
    id,
    accountid: box['login'],
    server: `${id}.your-storagebox.de`,
    samba: false,
    ssh: false,
    external_reachability: false,
    webdav: false,
    readonly: false,
    comment: null,
    createtime: localTime(world.now()),
    ...without(body, ['password']),
  });
  const shown = pick(world.show(collection, account), 'username', 'accountid', 'server', 'homedirectory');
  return { subaccount: { ...shown, ...password(call) } };
};

const subaccountPassword: Odd = (call) => {
  call.world.must(within(boxOf(call), 'subaccount'), call.values['sub-account-username']);
  return password(call);
};

const box = '/storagebox/{storagebox-id}';
const snapshot = `${box}/snapshot/{snapshot-name}`;

export const storageBoxCalls: SandboxProvider['specialCalls'] = {
  [`POST ${box}`]: update,
  [`POST ${box}/password`]: password,
  [`POST ${box}/snapshot`]: snap,
  [`POST ${snapshot}`]: revert,
  [`POST ${snapshot}/comment`]: comment,
  [`GET ${box}/snapshotplan`]: plan,
  [`POST ${box}/snapshotplan`]: changePlan,
  [`POST ${box}/subaccount`]: addSubaccount,
  [`POST ${box}/subaccount/{sub-account-username}/password`]: subaccountPassword,
};
