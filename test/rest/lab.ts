/** A small API made for tests, with every kind of row, and an upstream that serves it. */
import { Max, Min } from 'class-validator';
import { GraphQLDateTime, GraphQLJSONObject } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { bind } from '../../src/rest/schema/bind.js';
import { type ValueOf, sorting, wireEnum } from '../../src/rest/mapping/enum.js';
import { AtLeastOneOf, ExactlyOneOf } from '../../src/rest/schema/input-validation.js';
import { links, many, one } from '../../src/rest/planner/links.js';
import { namedKeys } from '../../src/rest/rows/named-keys.js';
import { unpaged } from '../../src/rest/rows/paging.js';
import { ResultParts, del, get, list, post, put } from '../../src/rest/rows/row.js';
import type { ReceivedCall, Reply, Script } from '../support/scripted-upstream.js';

@ObjectType({ description: 'Work' })
export class Job {
  @Field(() => ID) id!: number;
  @Field() status!: string;
  @Field() command!: string;
}

export const dialect = namedKeys({ api: 'CLOUD', baseUrl: 'https://provider.invalid/v1', action: Job });
const { root, on, mutations } = bind(dialect);

@ObjectType({ description: 'The root' })
class Lab {}

@ObjectType({ description: 'A place' })
class Place {
  @Field(() => ID) id!: number;
  @Field() name!: string;
}

@ObjectType({ description: 'A machine' })
class Machine {
  static readonly keys = { id: 'id' } as const;
  @Field(() => ID) id!: number;
  @Field() name!: string;
  @Field(() => Place, { nullable: true }) place!: Place | null;
  disks!: number[];
}

@ObjectType({ description: 'A figure' })
class Load {
  @Field() cpuShare!: string;
}

const DiskStatus = wireEnum('DiskStatus', 'A status', { 'in use': 'It is attached', free: 'It is not attached' });
const DiskSort = sorting('DiskSort', { id: 'id', name: 'name' });

@ObjectType({ description: 'A disk' })
class Disk {
  @Field(() => ID) id!: number;
  @Field() name!: string;
  @Field(() => Int, { nullable: true }) sizeGb!: number;
  @Field(() => DiskStatus, { nullable: true }) status!: ValueOf<typeof DiskStatus>;
  @Field(() => GraphQLJSONObject, { nullable: true }) labels!: object;
  @Field(() => GraphQLDateTime, { nullable: true }) madeAt!: string;
  machine!: number | null;
}

@ObjectType({ description: 'A new disk' })
class DiskCreated extends ResultParts {
  @Field(() => Disk) disk!: Disk;
  @Field(() => Job, { nullable: true }) action!: Job | null;
  @Field(() => String, { nullable: true }) rootPassword!: string | null;
}

@ArgsType()
class DiskFilter {
  @Field(() => [DiskStatus], { nullable: true }) status?: string[];
  @Field(() => [DiskSort], { nullable: true }) sort?: string[];
  @Field(() => ID, { nullable: true }) boundTo?: string;
}

@ArgsType()
class JobIds {
  @Field(() => [ID]) id!: string[];
}

@InputType()
class Part {
  @Max(9)
  @Field(() => Int)
  slotNumber!: number;
}

@ExactlyOneOf('machine', 'place')
@InputType()
class CreateDisk {
  @Field() name!: string;
  @Min(10)
  @Field(() => Int)
  sizeGb!: number;
  @Field(() => ID, { nullable: true }) machine?: string;
  @Field(() => String, { nullable: true }) place?: string;
  @Field(() => GraphQLJSONObject, { nullable: true }) labels?: object;
  @Field(() => GraphQLDateTime, { nullable: true }) deleteAt?: Date;
  @Field(() => [Part], { nullable: true }) spareParts?: Part[];
}

@AtLeastOneOf('name', 'rootPassword')
@InputType()
class UpdateDisk {
  @Field(() => String, { nullable: true }) name?: string;
  @Max(3)
  @Field(() => Int, { nullable: true })
  rootPassword?: number;
}

export const reads = on(Lab, {
  disks: list('/disks', () => Disk, DiskFilter),
  disk: get('/disks/{id}', () => Disk),
  machines: list('/machines', () => Machine),
  machine: get('/machines/{id}', () => Machine),
  standby: get('/standby', () => Machine, { key: 'machine', listed: false }),
  places: list('/places', () => Place, { ttl: 3600 }),
  place: get('/places/{id}', () => Place, { ttl: 3600 }),
  jobs: list('/actions', () => Job, JobIds, { paging: unpaged, pageSize: 50, ids: 'id' }),
  job: get('/actions/{id}', () => Job),
});

export const machineReads = on(Machine, {
  load: get('/machines/{id}/load', () => Load, { key: 'load' }),
  notes: list('/machines/{id}/notes', () => String, { paging: unpaged }),
});

export const writes = mutations({
  createDisk: post('/disks', () => DiskCreated, CreateDisk),
  updateDisk: put('/disks/{id}', () => Disk, UpdateDisk),
  deleteDisk: del('/disks/{id}'),
  wipeDisk: post('/disks/{id}/actions/wipe', () => Job),
  renamePlace: put('/places/{id}', () => Place, UpdateDisk),
  unsupported: post('/disks/{id}/actions/fold', () => Job, { official: null }),
  elsewhere: post('/disks/{id}/actions/move', () => Job, UpdateDisk, {
    official: {
      call: 'PUT /shelves/{name}/disks',
      body: ({ id }) => ({ disks: [Number(id)] }),
    },
  }),
});

export const groups = [
  root(Lab, 'lab'),
  reads,
  machineReads,
  writes,
  links(Disk, { machine: one(reads.rows.machine, (disk) => disk.machine, 'Where it is') }),
  links(Machine, { disks: many(reads.rows.disk, (machine) => machine.disks, 'What it has') }),
];

export type Wire = Readonly<Record<string, unknown>> & { readonly id: number };

export const count = <T>(length: number, make: (id: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index + 1));

export const disks = (length: number, more: (id: number) => object = () => ({})): Wire[] =>
  count(length, (id) => ({ id, name: `disk ${id}`, machine: null, ...more(id) }));

export const machines = (length: number): Wire[] =>
  count(length, (id) => ({ id, name: `machine ${id}`, place: { id: 1, name: 'here' }, disks: [] }));

/** Serves collections by number and page, as the cloud and storage APIs do. */
export function serving(collections: Readonly<Record<string, readonly Wire[]>>): Script {
  return ({ method, path, query }) => {
    const [, name = '', id] = path.split('/');
    const all = collections[name];
    if (method !== 'GET' || !all) return missing;
    if (id !== undefined) {
      const found = all.find((item) => String(item.id) === id);
      return found ? { body: { [name.slice(0, -1)]: found } } : missing;
    }
    return { body: pageOf(name, all, query) };
  };
}

export const missing: Reply = { status: 404, body: { error: { code: 'not_found', message: 'there is none' } } };

export function pageOf(name: string, all: readonly Wire[], query: ReceivedCall['query']) {
  const [page, size] = [Number(query['page'] ?? 1), Number(query['per_page'] ?? 25)];
  const last = Math.ceil(all.length / size);
  const pagination = { page, per_page: size, next_page: page < last ? page + 1 : null, total_entries: all.length };
  return { [name]: all.slice((page - 1) * size, page * size), meta: { pagination } };
}
