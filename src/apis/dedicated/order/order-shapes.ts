/** What standard servers and those of the market tell alike: what is offered, and what was ordered. */
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { renamed } from '../../../rest/mapping/renamed.js';
import type { Wire } from '../../../rest/mapping/mapping.js';

/** Of `architecture`. */
export const deprecated = 'The provider has deprecated this choice';

@ObjectType()
export abstract class Product {
  @Field(() => ID, { description: 'What the order names it by, for instance `EX44`; of the market a number' })
  id!: string | number;

  @Field({ description: 'Its name, for instance `EX44` or `SB110`' })
  name!: string;

  @Field(() => [String], { description: 'What it is made of, in words, a line for each part' })
  descriptionLines!: string[];

  @Field({ description: 'Traffic included a month, for instance `20 TB`' })
  traffic!: string;

  static reshape(product: Wire): Wire {
    return renamed(product, { description: 'description_lines' });
  }
}

/** What can be chosen of an offer stands in lists, what was chosen of an order does not. */
export function offered(product: Wire): Wire {
  const lists = { dist: 'distributions', arch: 'architectures', lang: 'languages', location: 'locations' };
  return renamed(Product.reshape(product), lists);
}

/** Fields of what is offered. */
export const Distributions = Field(() => [String], {
  description: 'What can be installed on it: distributions and the rescue system',
});
export const Architectures = Field(() => [Int], {
  nullable: true,
  description: 'Word lengths of the distributions, in bits',
  deprecationReason: deprecated,
});
export const Languages = Field(() => [String], { description: 'Languages of the distributions, for instance `en`' });

/** Fields of what was ordered. */
export const Distribution = Field(() => String, { description: 'What is installed on it' });
export const Architecture = Field(() => String, {
  nullable: true,
  description: 'Word length of what is installed, in bits',
  deprecationReason: deprecated,
});
export const Language = Field(() => String, { description: 'Language of what is installed, for instance `en`' });
