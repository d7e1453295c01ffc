/** A call as a text, with all that a resolver is passed. */
import { inspect } from 'node:util';
import { type FieldNode, type GraphQLResolveInfo, print } from 'graphql';

interface Call {
  /** Resolver or property, and what it was called on. */
  readonly what: string;
  readonly args: object;
  readonly info: GraphQLResolveInfo;
  readonly root: object;
}

export function callText({ what, args, info, root }: Call): string {
  const { parentType, fieldName, returnType, path, fieldNodes, operation, variableValues, fragments, rootValue } = info;
  return [
    `${what} ${parentType.name}.${fieldName}: ${String(returnType)}${argumentsText(args)} at ${pathText(path)}`,
    `of ${fieldNodes.map(printed).join(' ')} in ${operation.name?.value ?? 'none'}`,
    `with ${variablesText(variableValues)} and ${Object.keys(fragments).join(' ')}`,
    ...(rootValue === root ? [] : ['below another root']),
  ].join(' ');
}

/** With the names of the types. */
export function pathText(path: GraphQLResolveInfo['path']): string {
  const steps: string[] = [];
  for (let step: typeof path | undefined = path; step; step = step.prev) {
    steps.push(step.typename === undefined ? String(step.key) : `${step.typename}:${step.key}`);
  }
  return steps.reverse().join('.');
}

/** Kinds and prototypes are printed too. */
export function argumentsText(args: object): string {
  return inspect(args, { depth: 9, breakLength: Infinity });
}

const printedNodes = new WeakMap<FieldNode, string>();

function printed(node: FieldNode): string {
  const text = printedNodes.get(node) ?? print(node).replace(/\s+/g, ' ');
  printedNodes.set(node, text);
  return text;
}

const variableTexts = new WeakMap<object, string>();

function variablesText(variables: object): string {
  const text = variableTexts.get(variables) ?? argumentsText(variables);
  variableTexts.set(variables, text);
  return text;
}
