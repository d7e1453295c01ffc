/** The orders in which the cities of a country are listed. */
import { registerEnumType } from 'type-graphql';

export enum CityOrder {
  POPULATION = 'POPULATION',
  NAME = 'NAME',
}

registerEnumType(CityOrder, {
  name: 'CityOrder',
  description: 'The order of cities.',
  valuesConfig: {
    POPULATION: {
      description:
        'The most populous first: cities, then districts of cities, and those of unknown population last; where it is the same, state by state, by name.',
    },
    NAME: { description: 'By name, ignoring case and accents; of one name, state by state.' },
  },
});
