/** Locates the literals of a document that other texts of its shape replace. */
import { type ASTNode, type DocumentNode, visit } from 'graphql';
import type { Literal } from './literal.js';
import type { Shape } from './shape.js';

export interface LiteralPlaces {
  /** The index of each literal node among the literals of the shape. */
  readonly numbers: ReadonlyMap<ASTNode, number>;
  /** The literals, and the values and arguments that contain them. */
  readonly holders: ReadonlySet<ASTNode>;
}

/** `places` must come from the document's own text. */
export function placesIn(document: DocumentNode, { places }: Shape): LiteralPlaces {
  const numbers = new Map<ASTNode, number>();
  const holders = new Set<ASTNode>();
  const literal = (node: Literal) => {
    const number = node.loc && places.get(node.loc.start);
    if (number === undefined) return;
    numbers.set(node, number);
    holders.add(node);
  };
  const holdsIf = (node: ASTNode, isHolder: boolean) => {
    if (isHolder) holders.add(node);
  };
  const holds = (node: ASTNode) => holders.has(node);
  visit(document, {
    IntValue: literal,
    FloatValue: literal,
    StringValue: literal,
    ListValue: { leave: (node) => holdsIf(node, node.values.some(holds)) },
    ObjectValue: {
      leave: (node) =>
        holdsIf(
          node,
          node.fields.some(({ value }) => holds(value)),
        ),
    },
    Argument: { leave: (node) => holdsIf(node, holds(node.value)) },
  });
  if (numbers.size !== places.size) throw new Error(`Expected ${places.size} literals, but found ${numbers.size}`);
  return { numbers, holders };
}
