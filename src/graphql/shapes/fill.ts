/** Fills the literals of a text into the template of its shape. */
import type { OwnNodes } from '../executor/own-nodes.js';
import type { Check } from './checks.js';
import { FilledNodes } from './filled-nodes.js';
import type { Shape } from './shape.js';
import type { ShapeTemplate } from './template.js';

/** Undefined when a literal does not match its expected type: validation will report it. */
export function fill(template: ShapeTemplate, { literals }: Shape, text: string): OwnNodes | undefined {
  const nodes = new FilledNodes(template, literals, text);
  return template.checks.every((check) => fits(nodes, check)) ? nodes : undefined;
}

function fits(nodes: OwnNodes, { node, type }: Check): boolean {
  try {
    return type.parseLiteral(nodes.value(node), undefined) !== undefined;
  } catch {
    return false;
  }
}
