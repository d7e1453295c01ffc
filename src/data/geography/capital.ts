/** The capitals of a country and what each is: several have parted the government among cities. */
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { Country } from './country.js';

enum CapitalRole {
  OFFICIAL = 'OFFICIAL',
  GOVERNMENT = 'GOVERNMENT',
  EXECUTIVE = 'EXECUTIVE',
  LEGISLATIVE = 'LEGISLATIVE',
  JUDICIAL = 'JUDICIAL',
}

registerEnumType(CapitalRole, {
  name: 'CapitalRole',
  description: 'What a capital is to its country.',
  valuesConfig: {
    OFFICIAL: { description: 'The capital by constitution, law or use.' },
    GOVERNMENT: { description: 'The seat of government of a country whose official capital is another city.' },
    EXECUTIVE: { description: 'The seat of the head of government alone.' },
    LEGISLATIVE: { description: 'The seat of parliament alone.' },
    JUDICIAL: { description: 'The seat of the highest court alone.' },
  },
});

@ObjectType({ description: 'A capital of a country.' })
export class Capital {
  @Field({ description: 'Name of the city in English.' })
  readonly name!: string;

  @Field(() => CapitalRole, { description: 'What it is to the country.' })
  readonly role!: CapitalRole;
}

const { OFFICIAL, GOVERNMENT, EXECUTIVE, LEGISLATIVE, JUDICIAL } = CapitalRole;

/** Constitution or law of each country says so. */
const several: Readonly<Record<string, readonly (readonly [string, CapitalRole])[]>> = {
  BJ: [
    ['Porto-Novo', OFFICIAL],
    ['Cotonou', GOVERNMENT],
  ],
  BO: [
    ['Sucre', OFFICIAL],
    ['La Paz', GOVERNMENT],
  ],
  CI: [
    ['Yamoussoukro', OFFICIAL],
    ['Abidjan', GOVERNMENT],
  ],
  CL: [
    ['Santiago', OFFICIAL],
    ['Valparaíso', LEGISLATIVE],
  ],
  LK: [
    ['Colombo', EXECUTIVE],
    ['Sri Jayawardenepura Kotte', LEGISLATIVE],
  ],
  MY: [
    ['Kuala Lumpur', OFFICIAL],
    ['Putrajaya', GOVERNMENT],
  ],
  NL: [
    ['Amsterdam', OFFICIAL],
    ['The Hague', GOVERNMENT],
  ],
  SZ: [
    ['Mbabane', EXECUTIVE],
    ['Lobamba', LEGISLATIVE],
  ],
  ZA: [
    ['Pretoria', EXECUTIVE],
    ['Cape Town', LEGISLATIVE],
    ['Bloemfontein', JUDICIAL],
  ],
};

export function capitalsOf({ isoCode, capital }: Pick<Country, 'isoCode' | 'capital'>): Capital[] {
  const known = several[isoCode] ?? (capital === null ? [] : [[capital, OFFICIAL] as const]);
  return known.map(([name, role]) => ({ name, role }));
}
