/** The root of all reads of the edge API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Zones, DNS and the other services at the edge, of all accounts that the credential of one configured account reaches. If the API leaves out a value or sends an invalid one, that field or list item is null with an error, and the rest of the data stays',
})
export class Edge {}

export const edge = root(Edge, 'edge');
