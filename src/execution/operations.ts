/** Runs operations under the bounds that hold for all of them, and keeps those asked lately. */
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  execute,
  getVariableValues,
} from 'graphql';
import { after } from '../after.js';
import type { Context } from '../context.js';
import { shown } from '../errors.js';
import { withAsides } from '../rest/asides.js';
import type { Admission } from './admission.js';
import { type Compiled, compile } from './closures/compile.js';
import { isKeepable } from './keepable.js';
import { ByQuestion } from './by-question.js';
import type { OwnNodes } from './closures/own-nodes.js';
import { costOf, refusalOfDepth } from './limits.js';
import { type Made, madeOf } from './made.js';
import { type Question, type Variables, none } from './question.js';
import { fill } from './shapes/fill.js';
import { shapeOf } from './shapes/shape.js';
import { type ShapeTemplate, shapeTemplate } from './shapes/template.js';

/** Wrong values of variables that are told; the others are not even looked at. */
const maxErrors = 50;

type Verdict =
  | { readonly cost: number; readonly coerced: Variables }
  | { readonly errors: readonly GraphQLError[]; readonly data?: never };

/** Its document was found valid. */
interface Operation {
  readonly document: DocumentNode;
  readonly node: OperationDefinitionNode;
  readonly keepable: boolean;
  readonly compiled: Compiled | undefined;
  /** Undefined for a text that is too long to be recognised by its shape. */
  readonly template: ShapeTemplate | undefined;
  /** Only of one without variables, where it is the same every time. */
  verdict?: Verdict;
}

const rootValue = {};

type Ask = (context: Context) => Made | Promise<Made>;

export class Operations {
  readonly #known = new ByQuestion<Operation>();
  readonly #shapes = new ByQuestion<Operation>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly admission: Admission,
  ) {}

  /** What runs a query that was asked before, or one that differs from it in its literals alone; undefined for anything else. */
  known(question: Question): Ask | undefined {
    const operation = this.#known.get(question);
    if (!operation) return this.#ofShape(question);
    return isQuery(operation) ? (context) => this.#run(operation, question, context) : undefined;
  }

  #ofShape(question: Question): Ask | undefined {
    const { query, operationName } = question;
    const shape = shapeOf(query);
    if (!shape) return undefined;
    const operation = this.#shapes.get({ query: shape.key, operationName });
    if (!operation?.template || !isQuery(operation)) return undefined;
    const nodes = fill(operation.template, shape, query);
    return nodes && ((context) => this.#run(operation, question, context, nodes));
  }

  /** `node` is absent when the document has no operation of the name asked for. */
  async run(
    document: DocumentNode,
    node: OperationDefinitionNode | undefined,
    question: Question,
    context: Context,
  ): Promise<Made> {
    if (!node) return { errors: [unresolved(question.operationName)] };
    if (!this.schema.getRootType(node.operation)) return { errors: [unsupported(node.operation)] };
    const known = this.#known.get(question);
    if (known) return this.#run(known, question, context);
    const tooDeep = refusalOfDepth(this.schema, document);
    return tooDeep ? { errors: [tooDeep] } : this.#run(this.#add(question, document, node), question, context);
  }

  #add(question: Question, document: DocumentNode, node: OperationDefinitionNode): Operation {
    const { query, operationName } = question;
    const shape = shapeOf(query);
    const operation = {
      document,
      node,
      keepable: isKeepable(this.schema, document),
      compiled: compile(this.schema, document, node),
      template: shape && shapeTemplate(this.schema, document, shape),
    };
    this.#known.set(question, operation);
    if (shape) this.#shapes.set({ query: shape.key, operationName }, operation);
    return operation;
  }

  /** `nodes` are those of a text that differs from the one the operation was made of. */
  #run(operation: Operation, { variables = none }: Question, context: Context, nodes?: OwnNodes): Made | Promise<Made> {
    const verdict = this.#verdictOn(operation, variables, nodes);
    if ('errors' in verdict) return verdict;
    const { answer } = context;
    // Two tickets of one request could wait for each other.
    answer.ticket.leave();
    return after(this.admission.enter(verdict.cost, answer.isGone), (ticket) => {
      answer.ticket = ticket;
      answer.variables = variables;
      return after(this.#execute(operation, variables, verdict.coerced, context, nodes), (executed) => {
        const made = bounded(withAsides(executed, context), operation, context);
        answer.keepable = operation.keepable && made.errors.length === 0;
        return made;
      });
    });
  }

  #verdictOn(operation: Operation, variables: Variables, nodes: OwnNodes | undefined): Verdict {
    const own = operation.template?.costVaries ? nodes : undefined;
    if (operation.verdict && !own) return operation.verdict;
    const verdict = this.#judge(operation, variables, nodes, own);
    if (!operation.node.variableDefinitions?.length && !own) operation.verdict = verdict;
    return verdict;
  }

  /** Whether the variables fit, and then the cost, which depends on them, and on the literals of `own`. */
  #judge({ document, node }: Operation, variables: Variables, nodes?: OwnNodes, own?: OwnNodes): Verdict {
    const valuesBy = (definitions: OperationDefinitionNode['variableDefinitions'] = []) =>
      getVariableValues(this.schema, definitions, variables, { maxErrors });
    const { errors, coerced } = valuesBy(node.variableDefinitions);
    if (errors) {
      const told = nodes ? (valuesBy(nodes.of(node).variableDefinitions).errors ?? errors) : errors;
      return { errors: told.map(badInput) };
    }
    const cost = costOf(this.schema, own?.of(document) ?? document, node.name?.value, variables);
    return typeof cost === 'number' ? { cost, coerced } : { errors: [cost] };
  }

  #execute(
    { document, node, compiled }: Operation,
    variables: Variables,
    variableValues: Variables,
    contextValue: Context,
    nodes: OwnNodes | undefined,
  ): Made | Promise<Made> {
    const { schema } = this;
    const { production } = contextValue.answer;
    if (compiled) return compiled({ rootValue, contextValue, variableValues, production, nodes });
    const operationName = node.name?.value;
    const asked = { schema, document, operationName, rootValue, contextValue };
    return after(execute({ ...asked, variableValues: variables }), madeOf);
  }
}

function isQuery({ node }: Operation): boolean {
  return node.operation === OperationTypeNode.QUERY;
}

/** Too much produced refuses a query whole; a mutation has done its work, and tells of it what it could. */
function bounded(made: Made, { node }: Operation, { answer }: Context): Made {
  const { spent, refusal } = answer.production;
  answer.ticket.raise(spent);
  if (!refusal) return made;
  if (node.operation === OperationTypeNode.QUERY) return { errors: [refusal] };
  const others = made.errors.filter(({ originalError }) => originalError !== refusal);
  return { ...made, errors: [...others, refusal] };
}

function unresolved(name: string | undefined): GraphQLError {
  const several = 'Must provide operation name if query contains multiple operations.';
  return badInput(new GraphQLError(typeof name === 'string' ? `Unknown operation named ${shown(name)}.` : several));
}

function unsupported(kind: string): GraphQLError {
  return badInput(new GraphQLError(`Expected a query or a mutation, but this is a ${kind}, of which there are none.`));
}

function badInput({ message, nodes }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes: nodes ?? null, extensions: { code: 'BAD_USER_INPUT' } });
}
