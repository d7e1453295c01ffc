/** The root of all reads of the storage API. */
import { ObjectType } from 'type-graphql';
import { root } from './dialect.js';

@ObjectType({ description: 'Storage boxes and what belongs to them: the project that the credential is bound to' })
export class Storage {}

export const storage = root(Storage, 'storage');
