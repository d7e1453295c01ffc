/** How rows of the base package are read when places are compiled. */
import { describe, expect, it } from '@jest/globals';
import { isArea, namesIn, townOf } from '../../src/tools/compile-places/cities/designations.js';
import { isSpelling } from '../../src/tools/compile-places/spelling.js';
import { readCities, writeCities } from '../../src/tools/geography/places-file.js';

describe('names of rows', () => {
  it('identify a municipality by its town', () => {
    const towns = [
      ['Comuna Siriu', 'Siriu'],
      ['Akita Shi', 'Akita'],
      ['Toyota-shi', 'Toyota'],
      ['Horsens Kommune', 'Horsens'],
      ['Bogotá D.C.', 'Bogotá'],
      ['Gradac', 'Gradac'],
      ['Kotagiri', 'Kotagiri'],
      ['Assisi', 'Assisi'],
    ] as const;
    for (const [name, town] of towns) expect(townOf(name)).toBe(town);
  });

  it('distinguish a district or an area from a city', () => {
    const areas = [
      'Abinskiy Rayon',
      'Huyện Ba Vì',
      'Okres Blansko',
      'Marseille 01',
      'Gangnam-gu',
      'Politischer Bezirk Melk',
    ];
    const others = ['Abinsk', 'Quangos', 'Regionville', 'Countyline', 'Mergui', 'Bezirkstadt', 'Zonengrenze'];
    expect(areas.filter((name) => !isArea(name))).toEqual([]);
    expect(others.filter(isArea)).toEqual([]);
  });

  it('part names that stand side by side', () => {
    expect(namesIn('Alicante/Alacant')).toEqual(['Alicante/Alacant', 'Alicante/Alacant', 'Alicante', 'Alacant']);
  });

  it('may be spelled otherwise', () => {
    expect(isSpelling('Davanagere', 'Davangere')).toBe(true);
    expect(isSpelling('Malerkotla', 'Māler Kotla')).toBe(true);
    expect(isSpelling('Mussafah', 'Musaffah')).toBe(true);
    expect(isSpelling('Paris', 'Parma')).toBe(false);
    expect(isSpelling('Bari', 'Bali')).toBe(false);
  });
});

it('cities are read as they were written', () => {
  const cities = [
    {
      number: 5,
      name: 'Å',
      latitude: -33.00001,
      longitude: 151.5,
      timezone: 'Asia/Tokyo',
      population: null,
      isDistrict: true,
      seat: false,
      fame: 0,
      otherNames: [],
      iataCodes: [],
    },
    {
      number: 6,
      name: 'B',
      latitude: 0.5,
      longitude: -0.5,
      timezone: 'Asia/Tokyo',
      population: 7,
      isDistrict: false,
      seat: false,
      fame: 0,
      otherNames: ['C', 'Ж'],
      iataCodes: ['AAA', 'BBB'],
    },
    {
      number: 2,
      name: 'D',
      latitude: 1,
      longitude: 2,
      timezone: 'Europe/Paris',
      population: 1,
      isDistrict: false,
      seat: false,
      fame: 9,
      otherNames: [],
      iataCodes: [],
    },
  ];
  const byState = new Map([
    ['XX 1', { cities: cities.slice(0, 2), otherNames: ['C', 'Ж'] }],
    ['XX 2', { cities: [], otherNames: ['D'] }],
    ['YY A', { cities: cities.slice(2), otherNames: [] }],
  ]);
  const retired = new Map([
    [1, 6],
    [3, null],
  ]);
  expect(readCities(writeCities({ byState, retired }))).toEqual({ byState, retired });
});
