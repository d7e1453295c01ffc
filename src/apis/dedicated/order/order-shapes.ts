/** Common parts of standard and market servers: what is offered, and what was ordered. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';

/** The deprecation reason of `architecture`. */
export const deprecated = 'The provider has deprecated this choice';

@ObjectType()
export abstract class Product {
  @Field(() => ID, { description: 'Id of the product, for instance `EX44`; a number in the server market' })
  id!: string | number;

  @Field({ description: 'Its name, for instance `EX44` or `SB110`' })
  name!: string;

  @Field(() => [String], { description: 'Description of the product, a line for each part' })
  descriptionLines!: string[];

  @Field({ description: 'Included monthly traffic, for instance `20 TB`' })
  traffic!: string;

  static reshape(product: Wire): Wire {
    return renamed(product, { description: 'description_lines' });
  }
}

/** Offers list the choices, so their fields are renamed to plurals; orders have one value each. */
export function offered(product: Wire): Wire {
  const lists = { dist: 'distributions', arch: 'architectures', lang: 'languages', location: 'locations' };
  return renamed(Product.reshape(product), lists);
}

/** Fields of offers. */
export const Distributions = Field(() => [String], {
  description: 'Available distributions, and the rescue system',
});
export const Architectures = Field(() => [Int], {
  nullable: true,
  description: 'Available architectures in bits',
  deprecationReason: deprecated,
});
export const Languages = Field(() => [String], { description: 'Available languages, for instance `en`' });

/** Fields of orders. */
export const Distribution = Field(() => String, { description: 'The distribution to install' });
export const Architecture = Field(() => String, {
  nullable: true,
  description: 'Its architecture in bits',
  deprecationReason: deprecated,
});
export const Language = Field(() => String, { description: 'Its language, for instance `en`' });
