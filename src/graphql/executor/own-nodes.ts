/** The nodes of the text that is being answered, in the place of those of the text that was compiled. */
import type { ASTNode, ValueNode } from 'graphql';

export interface OwnNodes {
  /** Locations, literals and all: parses the text on first need and pairs the two documents node by node. */
  of<T extends ASTNode>(node: T): T;
  /**
   * Of a value with literals in it, without a parse of the text: made from the tokens. A value without literals of its own is
   * returned as it is.
   */
  value(node: ValueNode): ValueNode;
}
