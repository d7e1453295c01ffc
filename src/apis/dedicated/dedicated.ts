/** The root of all reads of the dedicated API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Dedicated servers and related resources of one account, which is a customer account of the provider. If the API leaves out a value or sends an invalid one, that field or list item is null with an error, and the rest of the data stays',
})
export class Dedicated {}

export const dedicated = root(Dedicated, 'dedicated');
