/** The land and its borders, drawn once, whatever changes on top of them. */
import { memo } from 'react';
import { world } from './world.js';

export const Land = memo(function Land({ scale }: { readonly scale: number }) {
  return (
    <g transform={`scale(${scale})`}>
      <path className="map-graticule" d={world.graticule} />
      <path className="map-land" d={world.land} />
      <path className="map-borders" d={world.borders} />
      <path className="map-greenwich" d={world.greenwich} />
    </g>
  );
});
