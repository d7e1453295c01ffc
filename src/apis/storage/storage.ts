/** The root of all reads of the storage API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Storage boxes and what belongs to them, of one account, which is a project of the provider. What its API sends may be missing or odd: then that field, or its place in a list, is null with an error, and the rest stays',
})
export class Storage {}

export const storage = root(Storage, 'storage');
