/** The nodes of a text of a known shape. */
import { type ASTNode, Kind, type ValueNode, parse } from 'graphql';
import type { OwnNodes } from '../executor/own-nodes.js';
import type { Literal } from './literal.js';
import { counterpart, pairsOf } from './pairs.js';
import type { ShapeTemplate } from './template.js';

export class FilledNodes implements OwnNodes {
  #pairs: ReadonlyMap<ASTNode, ASTNode> | undefined;

  constructor(
    private readonly template: ShapeTemplate,
    private readonly literals: readonly Literal[],
    private readonly text: string,
  ) {}

  of<T extends ASTNode>(node: T): T {
    this.#pairs ??= pairsOf(this.template.document, parse(this.text));
    return counterpart(this.#pairs, node);
  }

  value(node: ValueNode): ValueNode {
    if (!this.template.holders.has(node)) return node;
    const { kind } = node;
    if (kind === Kind.LIST) return { kind, values: node.values.map((item) => this.value(item)) };
    if (kind === Kind.OBJECT) {
      return { kind, fields: node.fields.map(({ kind, name, value }) => ({ kind, name, value: this.value(value) })) };
    }
    const own = this.literals[this.template.numbers.get(node) ?? -1];
    if (!own) throw new Error(`Expected a literal for a place of ${this.literals.length}`);
    return own;
  }
}
