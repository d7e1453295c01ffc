/** What is known of a shape once a text of it was found valid. */
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type Checks, checksIn } from './checks.js';
import { type Places, placesIn } from './places.js';
import type { Shape } from './shape.js';

export interface ShapeTemplate extends Places, Checks {
  readonly document: DocumentNode;
}

/** The document is valid, has locations, and is that of the text whose shape is given. */
export function shapeTemplate(schema: GraphQLSchema, document: DocumentNode, shape: Shape): ShapeTemplate {
  const places = placesIn(document, shape);
  return { document, ...places, ...checksIn(schema, document, places) };
}
