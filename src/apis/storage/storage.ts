/** The root of all reads of the storage API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Storage boxes and related resources of one account, which is a project of the provider. If the API leaves out a value or sends an invalid one, that field or list item is null with an error, and the rest of the data stays',
})
export class Storage {}

export const storage = root(Storage, 'storage');
