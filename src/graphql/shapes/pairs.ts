/** Pairs the nodes of two documents that differ only in literals. */
import { type ASTNode, type DocumentNode, visit } from 'graphql';
import { isLiteral } from './literal.js';

interface NodePosition {
  readonly node: ASTNode;
  readonly depth: number;
}

export function pairsOf(one: DocumentNode, other: DocumentNode): ReadonlyMap<ASTNode, ASTNode> {
  const [places, others] = [placesOf(one), placesOf(other)];
  const pairs = new Map<ASTNode, ASTNode>();
  for (const [index, { node, depth }] of places.entries()) {
    const found = others[index];
    if (!found || found.depth !== depth || !standsFor(found.node, node)) throw new Error('Expected texts of one shape');
    pairs.set(node, found.node);
  }
  if (others.length !== places.length) throw new Error('Expected texts of one shape');
  return pairs;
}

export function counterpart<T extends ASTNode>(pairs: ReadonlyMap<ASTNode, ASTNode>, node: T): T {
  const found = pairs.get(node);
  if (!found || !standsFor(found, node)) throw new Error(`Expected a ${node.kind} of the document`);
  return found;
}

/** The nodes in document order; together with the depths this gives the complete structure. */
function placesOf(document: DocumentNode): NodePosition[] {
  const places: NodePosition[] = [];
  let depth = 0;
  visit(document, {
    enter: (node) => {
      places.push({ node, depth });
      depth += 1;
    },
    leave: () => {
      depth -= 1;
    },
  });
  return places;
}

/** Any literal matches any other: where a number is accepted, a string may be too. */
function standsFor<T extends ASTNode>(own: ASTNode, node: T): own is T {
  return own.kind === node.kind || (isLiteral(own) && isLiteral(node));
}
