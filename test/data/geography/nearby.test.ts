/** The cities near a point, against measuring the way to each. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { City } from '../../../src/data/geography/city.js';
import { type Meridian, startMeridian } from '../../support/meridian.js';

interface Nearby {
  readonly distanceKm: number;
  readonly city: Pick<City, 'name' | 'latitude' | 'longitude' | 'isDistrict'>;
}

let meridian: Meridian;
let cities: City[];
let directions: Direction[];

beforeAll(async () => {
  meridian = await startMeridian();
  const { geography } = meridian.services;
  cities = geography.countries.flatMap(({ states }) =>
    states.filter(({ level }) => level === 1).flatMap((state) => geography.citiesOf(state)),
  );
  directions = cities.map(direction);
});

afterAll(() => meridian.close());

async function ask(variables: Record<string, unknown>) {
  const { body } = await meridian.query({
    query: `query ($latitude: Float!, $longitude: Float!, $first: Int = 10, $withinKm: Float, $districts: Boolean = false) {
      nearestCities(latitude: $latitude, longitude: $longitude, first: $first, withinKm: $withinKm, districts: $districts) {
        distanceKm city { name latitude longitude isDistrict }
      }
    }`,
    variables,
  });
  return body;
}

async function nearest(variables: Record<string, unknown>): Promise<Nearby[]> {
  const { data, errors } = await ask(variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data?.nearestCities as Nearby[];
}

interface Direction {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** From the middle of a globe with a radius of 1. */
function direction({ latitude, longitude }: Pick<City, 'latitude' | 'longitude'>): Direction {
  const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
  return { x: Math.cos(north) * Math.cos(east), y: Math.cos(north) * Math.sin(east), z: Math.sin(north) };
}

/** The square of the straight line between two points of the globe. */
function square(a: Direction, b: Direction): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
}

function kilometers(line: number): number {
  return 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(line) / 2));
}

describe('the nearest cities', () => {
  const latitudes = fc.oneof(fc.double({ min: -90, max: 90, noNaN: true }), fc.constantFrom(-90, 90, 0));
  const longitudes = fc.oneof(
    fc.double({ min: -180, max: 180, noNaN: true }),
    fc.constantFrom(-180, 180, 179.9, -179.9),
  );
  const distances = fc.option(
    fc.oneof(fc.double({ min: 0, max: 20_015, noNaN: true }), fc.integer({ min: 1, max: 500 })),
  );

  it('are those that measuring finds, in its order', async () => {
    await fc.assert(
      fc.asyncProperty(
        latitudes,
        longitudes,
        distances,
        fc.integer({ min: 1, max: 100 }),
        fc.boolean(),
        async (latitude, longitude, withinKm, first, districts) => {
          const given = await nearest({ latitude, longitude, withinKm, first, districts });
          const from = direction({ latitude, longitude });
          const measured = Float64Array.from(directions, (to, index) =>
            districts || !cities[index]?.isDistrict ? square(from, to) : Infinity,
          )
            .sort()
            .filter((line, index) => index < first && line < Infinity)
            .map(kilometers)
            .filter((distance) => distance <= (withinKm ?? Infinity));
          expect(given.length).toBe(measured.length);
          given.forEach(({ distanceKm }, index) => {
            expect(distanceKm).toBeCloseTo(measured[index] ?? NaN, 3);
          });
        },
      ),
      { numRuns: 25 },
    );
  });

  it('leave districts out unless they are asked for', async () => {
    const district = cities.find((city) => city.isDistrict);
    if (!district) throw new Error('There is no district to look for.');
    const { latitude, longitude, name } = district;
    const [most] = await nearest({ latitude, longitude, first: 1, withinKm: 0.001, districts: true });
    expect(most).toMatchObject({ city: { name, isDistrict: true } });
    for (const { city } of await nearest({ latitude, longitude, first: 100 })) expect(city.isDistrict).toBe(false);
  });

  it.each([
    [{ latitude: 90.1 }, 'nearestCities: "latitude" must be from -90 to 90, but got 90.1.'],
    [{ latitude: -1e308 }, 'nearestCities: "latitude" must be from -90 to 90, but got -1e+308.'],
    [{ longitude: 180.5 }, 'nearestCities: "longitude" must be from -180 to 180, but got 180.5.'],
    [{ first: 0 }, 'nearestCities: "first" must be from 1 to 100, but got 0.'],
    [{ first: 101 }, 'nearestCities: "first" must be from 1 to 100, but got 101.'],
    [{ withinKm: -1 }, 'nearestCities: "withinKm" must be from 0 to 20015, but got -1.'],
    [{ withinKm: 1e308 }, 'nearestCities: "withinKm" must be from 0 to 20015, but got 1e+308.'],
  ])('are refused for %j in words', async (argument, message) => {
    const { errors } = await ask({ latitude: 0, longitude: 0, ...argument });
    expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
  });
});
