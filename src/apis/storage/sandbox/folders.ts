/** Folders of boxes: some that each box has, and home directories of its sub-accounts. */
import type { SpecialCall } from '../../../sandbox/world/provider.js';
import type { ItemId } from '../../../sandbox/world/item.js';
import type { Fields } from '../../../sandbox/world/values.js';
import type { SandboxWorld } from '../../../sandbox/world/world.js';
import { within } from './within-box.js';

const tree = [
  'backups/daily',
  'backups/weekly',
  'backups/monthly',
  'home/ada',
  'home/grace',
  'media/photos',
  'media/videos',
  'www',
];

/** Creates a folder and those above it, unless they exist. */
export function createFolder(box: ItemId, path: string, world: SandboxWorld): void {
  world.put(within(box, 'folders'), { id: namesIn(path).join('/') });
}

export function folders({ values, query, world }: SpecialCall): Fields {
  const { id } = world.must('/storage_boxes', values['id']);
  const above = namesIn(query['path']?.[0] ?? '');
  const created = world.all(within(id, 'folders')).map((folder) => String(folder.id));
  const below = [...tree, ...created].flatMap((path) => {
    const names = namesIn(path);
    const name = names[above.length];
    return name !== undefined && above.every((own, place) => own === names[place]) ? [name] : [];
  });
  return { folders: [...new Set(below)] };
}

const namesIn = (path: string) => path.split('/').filter((name) => name !== '' && name !== '.');
