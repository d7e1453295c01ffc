/** The root of all reads of the edge API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Zones, the DNS and everything at the edge, of all accounts that the credential of one configured account reaches. What its API sends may be missing or odd: then that field, or its place in a list, is null with an error, and the rest stays',
})
export class Edge {}

export const edge = root(Edge, 'edge');
