/** The tool that finds questions and fields. */
import type { SchemaSearch } from '../search/schema-search.js';
import type { DocumentQuestion } from '../questions.js';
import { failed, written } from '../answer/result.js';
import type { AssistantTool } from './tool.js';

/** Questions, and fields, that one search shows. */
const most = 5;
/** Characters of what is searched for. */
const longestText = 500;

/** Fields are shown where the caller may see the schema. */
export function searchTool(search: SchemaSearch, hasFields: boolean): AssistantTool {
  return {
    name: 'search',
    title: 'Find a question',
    description: hasFields
      ? 'Finds questions to ask, with their variables, and fields of the schema to write a query with. Begin here.'
      : 'Finds questions to ask, with their variables. Begin here.',
    parameters: { text: { type: 'string', isNeeded: true, description: 'What to know, in English' } },
    annotations: { readOnlyHint: true, openWorldHint: false },
    async run(given) {
      const text = given.text('text');
      if (text.length > longestText)
        return failed(`text: expected at most ${longestText} characters, but got ${text.length}`);
      const { questions, fields } = await search.find(text, most);
      return written({ questions: questions.map(shownQuestion), ...(hasFields && { fields }) });
    },
  };
}

function shownQuestion({ id, topic, title, about, variables }: DocumentQuestion): Readonly<Record<string, unknown>> {
  return {
    tool: topic,
    question: id,
    title,
    about,
    variables: Object.fromEntries(variables.map(({ name, type }) => [name, type])),
  };
}
