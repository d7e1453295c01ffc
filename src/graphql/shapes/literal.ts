/** Numbers and strings: the literals that may differ between texts of one shape. */
import {
  type ASTNode,
  type FloatValueNode,
  type IntValueNode,
  Kind,
  type StringValueNode,
  type Token,
  TokenKind,
} from 'graphql';

export type Literal = IntValueNode | FloatValueNode | StringValueNode;

export function isLiteral(node: ASTNode): node is Literal {
  return node.kind === Kind.INT || node.kind === Kind.FLOAT || node.kind === Kind.STRING;
}

/** The node that the parser would create for a token, without its location; undefined for any other token. */
export function literalOf({ kind, value }: Token): Literal | undefined {
  if (kind === TokenKind.INT) return { kind: Kind.INT, value };
  if (kind === TokenKind.FLOAT) return { kind: Kind.FLOAT, value };
  if (kind === TokenKind.STRING) return { kind: Kind.STRING, value, block: false };
  if (kind === TokenKind.BLOCK_STRING) return { kind: Kind.STRING, value, block: true };
  return undefined;
}
