import { expect, it } from '@jest/globals';
import { tidyName } from '../../../../src/tools/compile-places/cities/tidy-names.js';

it.each([
  ['ES', 'Barrios Los', 'Los Barrios'],
  ['ES', 'Estrada A', 'A Estrada'],
  ['ES', 'Prats de Rei Els', 'Els Prats de Rei'],
  ['ES', 'Poblets els', 'Els Poblets'],
  ['MX', 'Zapopan2', 'Zapopan'],
  ['NO', 'Ulsteinvik weather pws station', 'Ulsteinvik'],
  ['HU', 'dunaújváros', 'Dunaújváros'],
  ['MK', 'Арачиново', 'Aračinovo'],
  ['MK', 'Чучер - Сандево', 'Čučer-Sandevo'],
  ['DZ', 'Sidi Senoussi سيدي سنوسي', 'Sidi Senoussi'],
])('of %s, %j is written %j', (country, name, tidy) => {
  expect(tidyName(country, name)).toBe(tidy);
});

it.each([
  ['US', 'Terre Haute A'],
  ['ZA', 'eMkhomazi'],
  ['NL', 's-Hertogenbosch'],
  ['IL', 'al-Khader'],
  ['MX', '18 de Marzo'],
  ['BY', 'Октябрьский'],
  ['ES', 'Las Palmas'],
])('of %s, %j stays', (country, name) => {
  expect(tidyName(country, name)).toBe(name);
});
