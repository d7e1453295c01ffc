/** Locations: the cities where cloud servers run. */
import { ObjectType } from 'type-graphql';
import { SortedNameFilter, catalogue } from '../machines/catalogue.js';
import { AnyLocation } from '../machines/location.js';
import { get, list } from '../../rest/rows/row.js';
import { Cloud } from './cloud.js';
import { on } from './bind.js';

@ObjectType('CloudLocation', { description: 'A location: a city where cloud servers run' })
export class Location extends AnyLocation {}

export const locations = on(Cloud, {
  locations: list('/locations', () => Location, SortedNameFilter, { ttl: catalogue }),
  location: get('/locations/{id}', () => Location, { ttl: catalogue }),
});
