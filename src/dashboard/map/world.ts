/** The world as it is drawn, and the positions of places on it. */
import { type Frame, type MapPlace, type Spot } from './dots.js';
import { project } from './projection.js';
import world from './world.json' with { type: 'json' };

export { world };

export function frameOf(width: number): Frame {
  return { width, height: (width * world.height) / world.width };
}

/** Null for invalid coordinates. */
export function pointOf(latitude: number, longitude: number, { width }: Frame): { x: number; y: number } | null {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) return null;
  const pixel = width / world.width;
  const [right, up] = project(longitude, latitude);
  return { x: pixel * (world.x + world.scale * right), y: pixel * (world.y - world.scale * up) };
}

/** Places with invalid coordinates are left out. */
export function spotsOf(places: readonly MapPlace[], frame: Frame): readonly Spot[] {
  return places.flatMap((place) => {
    const point = pointOf(place.latitude, place.longitude, frame);
    return point === null ? [] : { ...place, ...point };
  });
}
