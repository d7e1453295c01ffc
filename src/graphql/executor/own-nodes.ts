/** Maps the nodes of the compiled text to those of the text that is being run, which differs in its literals. */
import type { ASTNode, ValueNode } from 'graphql';

export interface OwnNodes {
  /**
   * The node with locations and literals of this text: parses it on first use and pairs the two documents node by node.
   */
  of<T extends ASTNode>(node: T): T;
  /**
   * The value with the literals of this text, built from its tokens without a parse. A value without literals is
   * returned as it is.
   */
  value(node: ValueNode): ValueNode;
}
