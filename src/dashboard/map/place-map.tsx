/** Shows one place on a map of the world, without its cost. */
import { Land } from './land.js';
import { useWidth } from './use-width.js';
import { frameOf, pointOf, world } from './world.js';

interface PlaceMapProps {
  readonly name: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Nothing where the position is unknown or off the map, which lacks Antarctica. */
export function PlaceMap({ name, latitude, longitude }: PlaceMapProps) {
  const [element, width] = useWidth<HTMLDivElement>();
  const frame = frameOf(width ?? world.width);
  const point = latitude === null || longitude === null ? null : pointOf(latitude, longitude, frame);
  if (point === null || point.y > frame.height) return null;
  return (
    <figure className="map">
      <div className="map-frame" ref={element} style={{ aspectRatio: `${world.width} / ${world.height}` }}>
        <svg
          className="map-world"
          role="img"
          aria-label={`${name} on a map of the world`}
          viewBox={`0 0 ${frame.width} ${frame.height}`}
        >
          <Land scale={frame.width / world.width} />
          <circle className="map-ring" cx={point.x} cy={point.y} r={11} />
          <circle className="map-dot" cx={point.x} cy={point.y} r={4.5} />
        </svg>
      </div>
      <figcaption className="map-caption">Borders: Natural Earth, de facto.</figcaption>
    </figure>
  );
}
