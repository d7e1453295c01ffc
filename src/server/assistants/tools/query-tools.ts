/** The tools for a query of one's own: one describes a type, the other asks. */
import { type GraphQLSchema, printType } from 'graphql';
import { shown } from '../../../base/errors.js';
import { failed, longestAnswer, resultOf, written } from '../answer/result.js';
import type { AssistantTool } from './tool.js';

export function describeTool(schema: GraphQLSchema): AssistantTool {
  return {
    name: 'describe_type',
    title: 'Describe a type',
    description: 'The fields, values or inputs of a type of the schema, in GraphQL.',
    parameters: { type: { type: 'string', isNeeded: true, description: 'Such as Bill' } },
    annotations: { readOnlyHint: true, openWorldHint: false },
    run(given) {
      const name = given.text('type');
      const type = Object.hasOwn(schema.getTypeMap(), name) ? schema.getType(name) : undefined;
      if (!type)
        return failed(`Expected the name of a type, but got ${shown(name)}: search finds fields with their types.`);
      const text = printType(type);
      return written(
        text.length <= longestAnswer
          ? { type: text }
          : {
              cut: `The first ${longestAnswer} of ${text.length} characters; search finds single fields.`,
              type: text.slice(0, longestAnswer),
            },
      );
    },
  };
}

export const queryTool: AssistantTool = {
  name: 'query',
  title: 'Ask a query',
  description:
    'Asks a GraphQL query of your own, where no question fits. Queries alone: nothing is changed. Select isComplete, unknownCount and sources, which say what is missing; lists take first and after.',
  parameters: {
    query: { type: 'string', isNeeded: true },
    variables: { type: 'object', isNeeded: false },
    operationName: { type: 'string', isNeeded: false },
  },
  annotations: { readOnlyHint: true, openWorldHint: true },
  async run(given, asker) {
    const answer = await asker.ask({
      query: given.text('query'),
      operationName: given.optionalText('operationName'),
      variables: given.variables('variables'),
    });
    return answer.status === 405
      ? failed('Expected a query, but got what changes something: prepare_change makes a text of it for a person.')
      : resultOf(answer);
  },
};
