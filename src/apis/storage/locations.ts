/** Locations: cities where storage boxes are hosted. The provider serves these calls from its cloud API. */
import { ObjectType } from 'type-graphql';
import { SortedNameFilter, catalogue } from '../machines/catalogue.js';
import { AnyLocation } from '../machines/location.js';
import { get, list } from '../../rest/rows/row.js';
import { on } from './bind.js';
import { Storage } from './storage.js';

@ObjectType('StorageLocation', { description: 'A location: a city with storage boxes' })
export class Location extends AnyLocation {}

const cloud = 'https://api.hetzner.cloud/v1';

export const locations = on(Storage, {
  locations: list('/locations', () => Location, SortedNameFilter, {
    ttl: catalogue,
    official: { call: 'GET /locations', baseUrl: cloud },
  }),
  location: get('/locations/{id}', () => Location, {
    ttl: catalogue,
    official: { call: 'GET /locations/{id}', baseUrl: cloud },
  }),
});
