/** The root of all reads of the cloud API. */
import { ObjectType } from 'type-graphql';
import { root } from './dialect.js';

@ObjectType({ description: 'Cloud servers and what belongs to them: the project that the credential is bound to' })
export class Cloud {}

export const cloud = root(Cloud, 'cloud');
