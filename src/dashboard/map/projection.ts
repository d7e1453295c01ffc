/** The Natural Earth projection of a place, in units of the globe's radius: right and up from the centre of the map. */

const radians = Math.PI / 180;

/** The polynomial by Tom Patterson and Bojan Šavrič, as d3-geo has it. */
export function project(longitude: number, latitude: number): readonly [x: number, y: number] {
  const phi = latitude * radians;
  const phi2 = phi * phi;
  const phi4 = phi2 * phi2;
  const width = 0.8707 - 0.131979 * phi2 + phi4 * (-0.013791 + phi4 * (0.003971 * phi2 - 0.001529 * phi4));
  const height = 1.007226 + phi2 * (0.015085 + phi4 * (-0.044475 + 0.028874 * phi2 - 0.005916 * phi4));
  return [longitude * radians * width, phi * height];
}
