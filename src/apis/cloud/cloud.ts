/** The root of all reads of the cloud API. */
import { ObjectType } from 'type-graphql';
import { root } from './bind.js';

@ObjectType({
  description:
    'Cloud servers and what belongs to them, of one account, which is a project of the provider. What its API sends may be missing or odd: then that field, or its place in a list, is null with an error, and the rest stays',
})
export class Cloud {}

export const cloud = root(Cloud, 'cloud');
