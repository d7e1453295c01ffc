import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { geoNaturalEarth1 } from 'd3-geo';
import { compileWorld } from '../../src/tools/bundle/compile-map.js';
import { dotsOf, reachOf, type MapPlace, type Spot } from '../../src/dashboard/map/dots.js';
import { labelsOf } from '../../src/dashboard/map/labels.js';
import { project } from '../../src/dashboard/map/projection.js';
import { amountOf, labelWords, mapWords, nameOf, sentenceOf } from '../../src/dashboard/map/words.js';
import { frameOf, spotsOf } from '../../src/dashboard/map/world.js';

type Given = [name: string, country: string, latitude: number, longitude: number, amount: string];

function place([name, country, latitude, longitude, amount]: Given): MapPlace {
  return { key: name, name, country, latitude, longitude, amount, shown: `₹${amount}`, count: 1, href: `/${name}` };
}

const six = (
  [
    ['Ashburn', 'US', 39.045821, -77.487073, '13138.57'],
    ['Falkenstein', 'DE', 50.47612, 12.370071, '256836.98'],
    ['Helsinki', 'FI', 60.169855, 24.938379, '134935.60'],
    ['Hillsboro', 'US', 45.54222, -122.951924, '8173.05'],
    ['Nürnberg', 'DE', 49.452102, 11.076665, '65577.66'],
    ['Singapore', 'SG', 1.283333, 103.833333, '9998.20'],
  ] satisfies Given[]
).map(place);

const show = (amount: string) => `₹${amount}`;

const widths = [340, 390, 580, 900];

function drawn(places: readonly MapPlace[], width: number) {
  const frame = frameOf(width);
  const dots = dotsOf(spotsOf(places, frame), frame);
  const labels = labelsOf(dots, frame, width < 480 ? 3 : 5, (dot) => labelWords(dot, places, show));
  return { frame, dots, labels };
}

/** Numbers below one, the same for the same seed. */
function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Places all over the world, half of them within a few degrees of one another, from cheap to ten thousand times that. */
function randomPlaces(seed: number): readonly MapPlace[] {
  const next = randomly(seed);
  return Array.from({ length: Math.floor(next() * 60) + 1 }, (_, index) => {
    const near = next() < 0.5;
    const latitude = near ? 48 + next() * 8 : -90 + next() * 180;
    const longitude = near ? 2 + next() * 15 : -180 + next() * 360;
    return place([`Place ${index}`, 'DE', latitude, longitude, (10 ** (next() * 4)).toFixed(2)]);
  });
}

const maps = Array.from({ length: 200 }, (_, seed) => {
  const places = randomPlaces(seed);
  const width = widths[seed % widths.length] ?? 340;
  return { places, width, ...drawn(places, width) };
});

describe('the projection', () => {
  it('is that of d3-geo, to the billionth of a radius', () => {
    const witness = geoNaturalEarth1().scale(1).translate([0, 0]).precision(0);
    for (let longitude = -179; longitude < 180; longitude += 7) {
      for (let latitude = -90; latitude <= 90; latitude += 5) {
        const [x, y] = project(longitude, latitude);
        const [right, down] = witness([longitude, latitude]) ?? [NaN, NaN];
        expect(Math.hypot(x - right, y + down)).toBeLessThan(1e-9);
      }
    }
  });

  it('lays places where the drawn land is', () => {
    const [cape] = spotsOf([place(['Cape Agulhas', 'ZA', -34.83, 20, '1'])], frameOf(2000));
    const [, land = ''] = /"land": "([^"]+)"/.exec(readFileSync('src/dashboard/map/world.json', 'utf8')) ?? [];
    const apart = cornersOf(land).map(([x, y]) => Math.hypot(x - (cape?.x ?? NaN), y - (cape?.y ?? NaN)));
    expect(Math.min(...apart)).toBeLessThan(5);
  });

  it('leaves out what has no place on the globe', () => {
    const nowhere = [place(['A', 'DE', NaN, 8, '1']), place(['B', 'DE', 91, 8, '1']), place(['C', 'DE', 9, 181, '1'])];
    expect(spotsOf(nowhere, frameOf(580))).toEqual([]);
  });
});

/** The points that a path of relative lines comes by. */
function cornersOf(path: string): (readonly [number, number])[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  return [...path.matchAll(/([mlz]?)(?: ?(-?\d+) ?(-?\d+))?/g)]
    .filter(([whole]) => whole !== '')
    .map(([, letter, right = '0', down = '0']) => {
      if (letter === 'z') [x, y] = [startX, startY];
      [x, y] = [x + Number(right), y + Number(down)];
      if (letter === 'm') [startX, startY] = [x, y];
      return [x, y] as const;
    });
}

describe('the world', () => {
  const world = compileWorld();

  it('is what the script makes of the atlas', () => {
    expect(JSON.parse(readFileSync('src/dashboard/map/world.json', 'utf8'))).toEqual(world);
  });

  it.each(['land', 'borders', 'graticule', 'greenwich'] as const)('has its %s inside the frame', (name) => {
    const corners = cornersOf(world[name]);
    expect(corners.length).toBeGreaterThan(40);
    expect(corners.filter(([x, y]) => x < 0 || y < 0 || x > world.width || y > world.height)).toEqual([]);
  });
});

describe('dots', () => {
  it('never touch', () => {
    for (const { dots } of maps) {
      const gaps = dots.flatMap((a, one) =>
        dots.slice(one + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y) - (a.r + b.r)),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0);
    }
  });

  it('keep every place and amount, and lie inside the frame', () => {
    for (const { places, dots, frame } of maps) {
      const keys = dots.flatMap(({ spots }) => spots.map(({ key }) => key));
      expect(keys.sort()).toEqual(places.map(({ key }) => key).sort());
      const room = dots.flatMap(({ x, y, r }) => [x - r, y - r, frame.width - x - r, frame.height - y - r]);
      expect(Math.min(...room)).toBeGreaterThan(-1e-9);
    }
  });

  it('have areas as their amounts are to one another, merged or not', () => {
    const { dots } = drawn(six, 580);
    const [germany, finland] = dots;
    expect((germany?.r ?? NaN) ** 2 / (finland?.r ?? NaN) ** 2).toBeCloseTo((256836.98 + 65577.66) / 134935.6, 6);
  });

  it('are seen however little a place costs, and if nothing costs anything', () => {
    const free = six.map((one) => ({ ...one, amount: '0' }));
    for (const { r } of [...drawn(six, 340).dots, ...drawn(free, 340).dots]) expect(r).toBeGreaterThanOrEqual(3);
  });

  it('merge again until none touch', () => {
    // The third is near neither of the two, but near the dot with room for a number that they become.
    const given = [
      [500, '1000'],
      [100, '0.01'],
      [105, '0.01'],
      [113, '0.01'],
    ] as const;
    const spots: Spot[] = given.map(([x, amount]) => ({ ...place([`At ${x}`, 'DE', 0, 0, amount]), x, y: 100 }));
    const dots = dotsOf(spots, { width: 800, height: 300 });
    expect(dots.map((dot) => dot.spots.length)).toEqual([1, 3]);
  });

  it('part Germany from Finland on maps as wide as a phone', () => {
    for (const width of widths) {
      const names = drawn(six, width).dots.map((dot) => nameOf(dot, six));
      expect(names).toEqual(['Germany', 'Helsinki', 'Ashburn', 'Singapore', 'Hillsboro']);
    }
  });

  it('are opened by a finger beside them, but not from nearer another', () => {
    const { dots } = drawn(six, 580);
    const [germany, finland, ashburn] = dots;
    if (!germany || !finland || !ashburn) throw new Error('Expected three dots');
    expect(reachOf(ashburn, dots)).toBe(22);
    const apart = Math.hypot(germany.x - finland.x, germany.y - finland.y);
    expect(reachOf(finland, dots)).toBeCloseTo(apart / 2, 6);
  });
});

describe('labels', () => {
  /** With far more labels than a map has, that they may come into one another's way. */
  const crowded = maps.map(({ places, dots, frame }) => ({
    dots,
    frame,
    labels: labelsOf(dots, frame, 30, (dot) => labelWords(dot, places, show)),
  }));

  it('lie inside the frame and clear of dots and of one another', () => {
    for (const { dots, labels, frame } of crowded) {
      const room = labels.flatMap((one) => [one.left, one.top, frame.width - one.right, frame.height - one.bottom]);
      expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
      const overlapping = labels.flatMap((a, index) =>
        labels
          .slice(index + 1)
          .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
      expect(overlapping).toEqual([]);
      const gaps = labels.flatMap((label) =>
        dots.map(({ x, y, r }) => {
          const right = Math.max(label.left - x, 0, x - label.right);
          const down = Math.max(label.top - y, 0, y - label.bottom);
          return Math.hypot(right, down) - r;
        }),
      );
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
    }
  });

  it('have lines that run over no other label', () => {
    let lines = 0;
    for (const { labels } of crowded) {
      for (const { leader, name } of labels) {
        if (!leader) continue;
        lines += 1;
        const crossed = Array.from({ length: 21 }, (_, step) => {
          const x = leader.from.x + (step / 20) * (leader.to.x - leader.from.x);
          const y = leader.from.y + (step / 20) * (leader.to.y - leader.from.y);
          return labels.filter((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
        }).flat();
        expect(crossed.filter((box) => box.name !== name)).toEqual([]);
      }
    }
    expect(lines).toBeGreaterThan(20);
  });

  it('name the dearest: five, and three where the map is narrow', () => {
    expect(drawn(six, 580).labels.map(({ name }) => name)).toHaveLength(5);
    expect(drawn(six, 340).labels.map(({ name }) => name)).toEqual(['Germany', 'Helsinki', 'Ashburn']);
  });

  it('find room in all but the most crowded maps', () => {
    const wanted = maps.map(({ dots, width }) => Math.min(dots.length, width < 480 ? 3 : 5));
    const had = maps.map(({ labels }) => labels.length);
    expect(had.reduce((sum, one) => sum + one)).toBeGreaterThan(0.97 * wanted.reduce((sum, one) => sum + one));
  });
});

describe('the words', () => {
  const { dots } = drawn(six, 580);
  const [germany, helsinki] = dots;
  if (!germany || !helsinki) throw new Error('Expected two dots');

  it('sum amounts exactly and name the parts', () => {
    expect(amountOf(germany, show)).toBe('₹322414.64');
    expect(sentenceOf(germany, six, show)).toMatch(
      /^Germany, ₹322414.64 a month: Falkenstein ₹256836.98, Nürnberg ₹65577.66$/,
    );
    expect(sentenceOf(helsinki, six, show)).toBe('Helsinki, ₹134935.60 a month');
  });

  it('call a dot by its country only if that has no place elsewhere, nor the dot one of another', () => {
    const south = place(['Cape Town', 'DE', -33.9, 18.4, '1']);
    expect(nameOf(germany, [...six, south])).toBe('Falkenstein and 1 more');
    const mixed = { ...germany, spots: [...germany.spots, ...helsinki.spots] };
    expect(nameOf(mixed, six)).toBe('Falkenstein and 2 more');
    const unknown = germany.spots.map((spot) => ({ ...spot, country: '' }));
    expect(nameOf({ ...germany, spots: unknown }, unknown)).toBe('Falkenstein');
  });

  it('cut names that are too long for a label, not for a reader', () => {
    const long = [place(['Llanfairpwllgwyngyllgogerychwyrndrobwll', 'GB', 53.2, -4.2, '1'])];
    const [dot] = drawn(long, 340).dots;
    if (!dot) throw new Error('Expected a dot');
    expect(labelWords(dot, long, show).name).toBe('Llanfairpwllgwyngyllgog…');
    expect(sentenceOf(dot, long, show)).toContain('drobwll');
  });

  it('say what the picture shows, and that it shows nothing', () => {
    expect(mapWords(dots, six, show)).toMatch(/6 places, most in Germany, ₹.*The table beside it shows the same\.$/);
    expect(mapWords([], [], show)).toBe('World map of monthly costs by place: none yet.');
  });
});
