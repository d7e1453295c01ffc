/** The template of a shape, built once a text of it was found valid. */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type Checks, checksIn } from './checks.js';
import { type LiteralPlaces, placesIn } from './places.js';
import type { Shape } from './shape.js';

export interface ShapeTemplate extends LiteralPlaces, Checks {
  readonly document: DocumentNode;
}

/** `document` must be valid, have locations, and be parsed from the text whose shape is given. */
export function shapeTemplate(schema: GraphQLSchema, document: DocumentNode, shape: Shape): ShapeTemplate {
  const places = placesIn(document, shape);
  return { document, ...places, ...checksIn(schema, document, places) };
}
