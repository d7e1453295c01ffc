/** A name that a place had before it was renamed, or that a place had which became a part of it. */
import { Field, ObjectType } from 'type-graphql';
import { Optional } from '../../base/optional-field.js';

@ObjectType({ description: 'A name that a place had, or that a place had which was merged into it.' })
export class FormerName {
  @Field({ description: 'The name.' })
  readonly name!: string;

  @Optional(() => String, 'The day, month or year from which it was the name; null where it is not known.')
  readonly validFrom!: string | null;

  @Field({ description: 'The day, month or year until which it was the name, such as "2021-02-23".' })
  readonly validTo!: string;

  @Field({ description: 'The law, gazette or body that changed it.' })
  readonly source!: string;
}
