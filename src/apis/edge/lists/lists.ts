/** Lists of an account, which rules use by name, and their items, which change asynchronously. */
import { ArrayNotEmpty, MaxLength } from 'class-validator';
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { isText } from '../../../base/unknown.js';
import { type ValueOf, wireEnum } from '../../../rest/mapping/enum.js';
import { links, one } from '../../../rest/planner/links.js';
import type { StartedOperation } from '../../../rest/rows/operation.js';
import { unpaged } from '../../../rest/rows/paging.js';
import { ResultParts, del, get, list, post, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { cursors } from '../dialect.js';
import { ListItem, ListItemId, ListItemsInput } from './list-items.js';

const ListKind = wireEnum('EdgeListKind', 'What a list holds', {
  ip: 'IP addresses and prefixes',
  hostname: 'Host names',
  redirect: 'Redirects',
  asn: 'Networks by AS number',
});

const OperationStatus = wireEnum('EdgeListOperationStatus', 'The status of an operation', {
  pending: 'It has not begun',
  running: 'It runs',
  completed: 'It is done',
  failed: 'It failed',
});

@ObjectType('EdgeList', { description: 'A list of an account, which expressions of rules name as `$name`' })
class List {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => ListKind, { description: 'What it holds' })
  kind!: ValueOf<typeof ListKind>;

  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => String, 'A description of the list')
  description!: string | null;

  @Field(() => Int, { description: 'Number of items' })
  numItems!: number;

  @Field(() => Int, { description: 'Number of filters that use it' })
  numReferencingFilters!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;
}

@ObjectType('EdgeListOperation', { description: 'A change of the items of a list, which goes on after its call' })
class ListOperation {
  @Field(() => ID, { description: 'Its id' })
  id!: string;

  @Field(() => OperationStatus, { description: 'Its status' })
  status!: ValueOf<typeof OperationStatus>;

  @Optional(() => GraphQLDateTime, 'When it was completed')
  completed!: string | null;

  @Optional(() => String, 'Why it failed')
  error!: string | null;
}

@ObjectType('EdgeListOperationStarted')
class OperationStarted extends ResultParts {
  /** The field is a link. */
  operationId!: string;
}

@InputType('CreateEdgeListInput', { description: 'A list to create; its kind stays' })
class CreateList {
  @Field(() => ListKind, { description: 'What it holds' })
  kind!: ValueOf<typeof ListKind>;

  @MaxLength(50)
  @Field({ description: 'Its name: letters, digits and underscores' })
  name!: string;

  @MaxLength(500)
  @Optional(() => String, 'A description of the list')
  description?: string;
}

@ArgsType()
class ItemFilter {
  @Optional(() => String, 'Only items that contain this')
  search?: string;
}

@InputType('DeleteEdgeListItemsInput', { description: 'Items to delete' })
class DeleteItems {
  @ArrayNotEmpty()
  @Optional(() => [ListItemId], 'The items')
  items?: ListItemId[];
}

const path = '/accounts/{accountId}/rules/lists';
const items = `${path}/{id}/items` as const;

const operation: StartedOperation = {
  path: `${path}/bulk_operations/{id}`,
  id: 'operation_id',
  state: ({ status, error }) => {
    if (status === 'completed') return 'done';
    if (status !== 'failed') return 'running';
    const message = isText(error) ? error : 'the operation failed';
    return { status: null, as: 'UPSTREAM_CONFLICT', code: 'operation_failed', message };
  },
};

/** One change of items at a time may be pending in an account. */
const pending = 'Refused while another change of items of the account is pending';

export const lists = on(Account, {
  lists: list(path, () => List, { paging: unpaged, listed: false }),
});

export const listOperations = on(Account, {
  listOperation: get(`${path}/bulk_operations/{id}`, () => ListOperation, {
    about: 'A change of the items of a list',
    listed: false,
  }),
});

/** Below the account, as no call reads a list by itself. */
export const listItems = on(Account, {
  listItems: list(items, () => ListItem, ItemFilter, { paging: cursors('per_page'), pageSize: 500, listed: false }),
});

export const listWrites = mutations({
  createEdgeList: post(path, () => List, CreateList, { part: 'list', listed: false }),
  deleteEdgeList: del(`${path}/{id}`, null, {
    about: 'Deletes a list with its items; refused while rules use it',
    listed: false,
  }),
  createEdgeListItems: post(items, () => OperationStarted, ListItemsInput, {
    about: `Adds items to a list, or updates those that are in it. ${pending}`,
    operation,
    body: { items: 'items' },
    listed: false,
  }),
  replaceEdgeListItems: put(items, () => OperationStarted, ListItemsInput, {
    about: `Replaces all items of a list. ${pending}`,
    operation,
    body: { items: 'items' },
    listed: false,
  }),
  deleteEdgeListItems: del(items, () => OperationStarted, DeleteItems, {
    about: `Deletes items of a list. ${pending}`,
    operation,
    listed: false,
  }),
});

export const listLinks = links(OperationStarted, {
  operation: one(listOperations.rows.listOperation, ({ operationId }) => operationId, 'The operation that it started'),
});
