/** A tool for each topic: it asks one of the trusted documents. */
import { shown } from '../../../base/errors.js';
import { failed, resultOf } from '../answer/result.js';
import { type DocumentQuestion, type Topic, aboutTopic, topicNames } from '../questions.js';
import type { AssistantTool } from './tool.js';

/** The most characters of a list of questions: those of an operator may be thousands. */
const longestList = 1_500;

export function topicTools(questions: readonly DocumentQuestion[]): AssistantTool[] {
  return topicNames.flatMap((topic) => {
    const own = questions.filter((question) => question.topic === topic);
    return own.length === 0 ? [] : [topicTool(topic, own)];
  });
}

function topicTool(topic: Topic, questions: readonly DocumentQuestion[]): AssistantTool {
  const lines = questions.map(lineOf);
  const listed = fitting(lines);
  const isComplete = listed.length === lines.length;
  const more = isComplete ? [] : [`and ${lines.length - listed.length} more, which search finds`];
  return {
    name: topic,
    title: `Ask about ${topic}`,
    description: [aboutTopic(topic), ...listed, ...more].join('\n'),
    parameters: {
      question: {
        type: 'string',
        isNeeded: true,
        ...(isComplete && { values: questions.map(({ id }) => id) }),
      },
      variables: { type: 'object', isNeeded: false },
    },
    annotations: { readOnlyHint: true, openWorldHint: true },
    async run(given, asker) {
      const documentId = given.text('question');
      if (!questions.some(({ id }) => id === documentId))
        return failed(`Expected a question of ${topic}, which search finds, but got ${shown(documentId)}`);
      return resultOf(await asker.ask({ documentId, variables: given.variables('variables') }));
    },
  };
}

function lineOf({ id, title, variables }: DocumentQuestion): string {
  const names = variables.map(({ name, type, isNeeded }) => {
    const time = /^Date(Time)?/.exec(type)?.[0];
    return `${name}${isNeeded ? '' : '?'}${time === undefined ? '' : `: ${time}`}`;
  });
  return `${id}: ${title}${names.length === 0 ? '' : ` {${names.join(', ')}}`}`;
}

function fitting(lines: readonly string[]): readonly string[] {
  let length = 0;
  const end = lines.findIndex((line) => (length += line.length + 1) > longestList);
  return end === -1 ? lines : lines.slice(0, end);
}
