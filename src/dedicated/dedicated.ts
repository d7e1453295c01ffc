/** The root of all reads of the dedicated API. */
import { ObjectType } from 'type-graphql';
import { root } from './dialect.js';

@ObjectType({ description: 'Dedicated servers and what belongs to them, in the account of the credential' })
export class Dedicated {}

export const dedicated = root(Dedicated, 'dedicated');
