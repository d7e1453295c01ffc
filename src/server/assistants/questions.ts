/** The trusted documents as questions by topic: an assistant asks one by its id, with values for its variables. */
import { Kind, OperationTypeNode, parse, print } from 'graphql';
import type { TrustedDocument } from '../../graphql/documents/trusted-document.js';
import { type TitledDocument, withHead } from '../shipped-documents.js';

export interface DocumentQuestion extends TitledDocument {
  readonly topic: Topic;
  readonly variables: readonly DocumentVariable[];
}

interface DocumentVariable {
  readonly name: string;
  /** The type in GraphQL, such as `Date!`. */
  readonly type: string;
  readonly isNeeded: boolean;
}

/** The topics, each a tool, and the questions that belong to them. Documents of the operator are `other`. */
const topics = {
  costs: {
    about: 'What machines cost a month, with bill, invoices, budgets and savings.',
    ids: 'cost cost-per-account cost-per-country cost-per-kind cost-per-label cost-per-product cost-per-resource cost-change forecast invoice invoice-change budgets savings',
  },
  findings: {
    about: 'What is wrong, at risk, idle or wasted.',
    ids: 'problems new-findings resolved-findings idle-servers stopped-servers unused expiring open-ports without-backups dangling-names deprecated',
  },
  inventory: {
    about: 'What there is: machines, names, accounts, and what changed.',
    ids: 'servers storage-boxes zones accounts find who-answers drift',
  },
  rates: {
    about: 'Exchange rates and countries.',
    ids: 'convert rate-history rates-health country',
  },
  other: {
    about: 'Questions of the operator of this service.',
    ids: '',
  },
} as const;

export type Topic = keyof typeof topics;

export const topicNames: readonly Topic[] = ['costs', 'findings', 'inventory', 'rates', 'other'];

export function aboutTopic(topic: Topic): string {
  return topics[topic].about;
}

/** Documents that change something are no questions. */
export function questionsOf(documents: readonly TrustedDocument[]): readonly DocumentQuestion[] {
  return documents.flatMap((document) => {
    const variables = variablesOf(document.text);
    return variables === null ? [] : [{ ...withHead(document), topic: topicOf(document.id), variables }];
  });
}

function topicOf(id: string): Topic {
  return topicNames.find((topic) => topics[topic].ids.split(' ').includes(id)) ?? 'other';
}

/** Null where the document is not one query. */
function variablesOf(text: string): DocumentVariable[] | null {
  const operations = parse(text).definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation, ...others] = operations;
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return null;
  return (operation.variableDefinitions ?? []).map(({ variable, type, defaultValue }) => ({
    name: variable.name.value,
    type: print(type),
    isNeeded: type.kind === Kind.NON_NULL_TYPE && defaultValue === undefined,
  }));
}
