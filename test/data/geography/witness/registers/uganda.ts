/**
 * Districts of Uganda and their towns (passport office), as the package ug-locale has them. Subcounties are left out:
 * many bear the names of towns elsewhere.
 */
import { text } from '../../../../../src/base/checked.js';
import { lazily, rows } from './files.js';
import type { Registered } from './registered.js';

const town = / (TOWN COUNCIL|MUNICIPAL COUNCIL|MUNICIPALITY)$/;

export const uganda = lazily((): readonly Registered[] => {
  const districts = new Map(rows('ug-locale/districts.json').map((of) => [text(of, 'id'), text(of, 'name')]));
  const counties = new Map(rows('ug-locale/counties.json').map((of) => [text(of, 'id'), text(of, 'district')]));
  return [
    ...[...districts.values()].map((name) => ({ countryCode: 'UG', city: name, state: name })),
    ...rows('ug-locale/subcounties.json')
      .filter((of) => town.test(text(of, 'name')))
      .map((of) => ({
        countryCode: 'UG',
        city: text(of, 'name').replace(town, ''),
        state: districts.get(counties.get(text(of, 'county')) ?? '') ?? '',
      })),
  ];
});
