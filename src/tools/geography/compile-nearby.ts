/** Makes the index by which the cities near a point are found. */
import KDBush from 'kdbush';

export function compileNearby(cities: readonly { readonly latitude: number; readonly longitude: number }[]) {
  const index = new KDBush(cities.length);
  for (const { latitude, longitude } of cities) index.add(longitude, latitude);
  return index.finish().data;
}
