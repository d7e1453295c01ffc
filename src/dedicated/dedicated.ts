/** The root of all reads of the dedicated API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Dedicated servers and what belongs to them, in the account of the credential. What its API sends may be missing or odd: then that field, or its place in a list, is null with an error, and the rest stays',
})
export class Dedicated {}

export const dedicated = root(Dedicated, 'dedicated');
