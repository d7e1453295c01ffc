/** Compiles countries and their states into `data/countries.json` and `data/country-names.json`, from the sources in a folder. */
import 'reflect-metadata';
import { writeFileSync } from 'node:fs';
import { countriesFile, countryNamesFile, listPlaces } from '../places-list.js';
import { correctCountries } from './correct-countries.js';
import { StateCorrection } from './correct-states.js';
import { readGeoNames } from './geonames.js';
import { Polygons } from './polygons.js';
import { readBase } from './read-base.js';
import { fetchSources, Sources } from './sources.js';
import { Zones } from './zones.js';

const [, , folder = '', offline] = process.argv;
const sources = offline === 'offline' ? new Sources(folder) : await fetchSources(folder);
const base = readBase(sources);
const places = readGeoNames(sources);
const correction = new StateCorrection(sources, new Polygons(sources), new Zones(sources, places), places, base.cities);
const countries = correctCountries(base.countries, sources).map((country, at) => {
  const own = base.countries[at];
  const states = own === undefined ? [] : correction.correct(own, country.languages);
  return { ...country, states };
});
const files = listPlaces(countries);
writeFileSync(countriesFile, files.countries);
writeFileSync(countryNamesFile, files.names);
