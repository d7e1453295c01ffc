/** Words of the source that say less than they could: private names, and comments without a subject. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Wings that have neither. A wing that is done joins the list. */
export const finishedWings = [
  'apis',
  'base',
  'dashboard',
  'data',
  'graphql',
  'hosting',
  'rest',
  'sandbox',
  'server',
  'tools',
];

/** Private words for types, files and whatever else, and the field's words. */
export const privateWords = {
  Patience: 'RetryPolicy',
  Stall: 'IdleTimeout',
  Slots: 'Bulkhead',
  Lane: 'PriorityQueue',
  Steady: 'Cacheable',
  Tellers: 'ParentParameters',
  'told-above': 'parent-parameters',
  'tell-arguments': 'path-argument-descriptions',
  asides: 'partialErrors',
  manners: 'protocol',
  Ahead: 'FastPath',
  Witness: 'WriteObserver',
  Formers: 'PreviousOwners',
  Ledger: 'AddressHistory',
  Asked: 'a request, such as GraphQLRequest',
  Asking: 'a context, such as RequestCaller',
  Answered: 'a response, such as GraphQLResponse',
  Made: 'a result, such as SerializedResult',
  Whole: 'what it is the whole of, such as OperationScope',
  'kept-texts': 'fragment-cache',
  KeptReads: 'ResponseCache',
  SharedReads: 'RequestCoalescing',
  stub: 'reference',
  Wanted: 'what is selected, such as ListSelection',
  Held: 'what holds or is held, such as HeldScope',
  Joined: 'what is joined, such as JoinedList',
  Question: 'whose question it is, such as GraphQLQuestion',
  Step: 'what it is a step of, such as PlanStep',
  Draft: 'what it is a draft of, such as FilterDraft',
};

/** Names of locals, parameters, properties and functions that mean nothing where they are read. */
export const privateLocals = {
  whole: 'what is complete: all, rows, sum, parent, fullName',
  kept: 'what remains or where it is stored: remaining, responses, entries',
  asked: 'what is requested: request, args, options, requested',
  asking: 'the context: readContext, billContext',
  made: 'what is created: server, result, created',
  told: 'what is reported or returned',
  ahead: 'what comes first: fastPath, prefetch',
  stall: 'idleTimeout',
  patience: 'retryPolicy',
  steady: 'cacheable',
  asides: 'partialErrors',
  manners: 'protocol',
  tellers: 'parentParameters',
  witness: 'writeObserver',
  ledger: 'addressHistory',
};

/** Shorthand properties are not among them: they have the name of a local that is. */
const declarations = [
  ts.isVariableDeclaration,
  ts.isParameter,
  ts.isBindingElement,
  ts.isFunctionDeclaration,
  ts.isClassElement,
  ts.isTypeElement,
  ts.isPropertyAssignment,
];
const withoutSubject = /^(?:Of|What|By|Which|Whose|As|In|With|Without|Where|From|For)$/;

/** Each declaration of a private name in `src`: `{ file, line, name }`. */
export function privateNames(root) {
  return sourcesIn(root).flatMap(({ file, text }) => privateNamesIn(text, file).map((found) => ({ file, ...found })));
}

export function privateNamesIn(text, file = 'example.ts') {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found = [];
  const look = (node) => {
    const name = isDeclaration(node) ? node.name.text.replace(/^#/, '') : '';
    if (Object.hasOwn(privateLocals, name)) found.push({ line: lineAt(text, node.name.getStart()), name });
    node.forEachChild(look);
  };
  look(source);
  return found;
}

function isDeclaration(node) {
  const isNamed = node.name !== undefined && (ts.isIdentifier(node.name) || ts.isPrivateIdentifier(node.name));
  return isNamed && declarations.some((isKind) => isKind(node));
}

/** Each comment of `src` by its first word: `{ file, line, word, hasSubject }`. */
export function comments(root) {
  return sourcesIn(root).flatMap(({ file, text }) => commentsIn(text).map((found) => ({ file, ...found })));
}

export function commentsIn(text) {
  return [...text.matchAll(/\/\*\*\s*(?:\*\s*)?(\w+)/g)].map(({ index, 1: word }) => ({
    line: lineAt(text, index),
    word,
    hasSubject: !withoutSubject.test(word),
  }));
}

function sourcesIn(root) {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('generated'))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

function lineAt(text, position) {
  return text.slice(0, position).split('\n').length;
}
