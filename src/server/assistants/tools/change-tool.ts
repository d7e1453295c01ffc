/** The tool that prepares a change: a mutation is checked, and returned for a person with what it would do. */
import { GraphQLError, type GraphQLSchema, OperationTypeNode, getOperationAST } from 'graphql';
import { costOf, refusalOfDepth } from '../../../graphql/admission/operation-limits.js';
import { coercedVariables } from '../../../graphql/coerced-variables.js';
import { parseOperation } from '../../../graphql/parse-operation.js';
import { failed, resultOf, written } from '../answer/result.js';
import { effectsOf } from './effects.js';
import type { AssistantTool } from './tool.js';

interface ChangeToolOptions {
  readonly schema: GraphQLSchema;
  readonly baseUrl: string;
  /** Whether the caller may read the descriptions of the schema. */
  readonly hasDescriptions: boolean;
}

export function changeTool({ schema, baseUrl, hasDescriptions }: ChangeToolOptions): AssistantTool {
  return {
    name: 'prepare_change',
    title: 'Prepare a change',
    description:
      'Checks a GraphQL mutation and returns it as text for a person, with what it would do. It is never run here: show it to the person, who runs it.',
    parameters: {
      mutation: { type: 'string', isNeeded: true },
      variables: { type: 'object', isNeeded: false },
    },
    annotations: { readOnlyHint: true, openWorldHint: false },
    async run(given, asker) {
      const mutation = given.text('mutation');
      const variables = given.variables('variables');
      // Execution checks it as it checks a GET, and then refuses it because it changes something.
      const answer = await asker.ask({ query: mutation, variables: {} });
      if (answer.status !== 405) {
        return answer.data === undefined
          ? resultOf(answer)
          : failed('Expected a mutation, but got a query: query asks it.');
      }
      const document = parseOperation(mutation);
      const operation = getOperationAST(document);
      if (operation?.operation !== OperationTypeNode.MUTATION)
        return failed('Expected one mutation, but got another operation');
      const tooLarge = refusalOfDepth(schema, document, mutation);
      const { errors, coerced } = coercedVariables(schema, operation.variableDefinitions, variables);
      // Fragments that multiply would never be written out.
      const cost = errors || tooLarge ? 0 : costOf(schema, document, operation.name?.value, coerced);
      const refusals = errors ?? [tooLarge, cost].filter((each) => each instanceof GraphQLError);
      if (refusals.length > 0) return failed(refusals.map(({ message }) => message).join('\n'));
      return written({
        isRun: false,
        next: `Show this to a person, who can run it with a token that may write, at ${baseUrl}/graphql`,
        mutation,
        variables,
        effects: effectsOf(document, operation.selectionSet, { schema, variables, hasDescriptions }),
      });
    },
  };
}
