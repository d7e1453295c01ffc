/** Finds questions and fields by the words of their names and descriptions. */
import { setImmediate as nextRound } from 'node:timers/promises';
import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
} from 'graphql';
import type { DocumentQuestion } from '../questions.js';
import { type Part, WordRanking } from './word-ranking.js';
import { placesOfTypes } from './field-places.js';

interface FoundField {
  /** Such as `Country.borders`. */
  readonly field: string;
  /** The way to its type from the root; empty for a field of the root. */
  readonly at: string;
  readonly arguments: readonly string[];
  readonly type: string;
  readonly about: string;
}

interface Indexes {
  readonly questions: WordRanking<DocumentQuestion>;
  readonly fields: WordRanking<FoundField>;
}

/** How many fields are read in one round of the event loop. */
const atOnce = 300;

/** Types of which others say all: pages of lists, and what mutations answer. */
const isPlumbing = /(Connection|Edge|Payload|PageInfo)$/;

export class SchemaSearch {
  #indexes: Promise<Indexes> | undefined;

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly questions: readonly DocumentQuestion[],
  ) {}

  async find(text: string, most: number): Promise<{ questions: DocumentQuestion[]; fields: FoundField[] }> {
    const { questions, fields } = await (this.#indexes ??= this.#read());
    return { questions: questions.best(text, most), fields: fields.best(text, most) };
  }

  /** Read when somebody first searches. */
  async #read(): Promise<Indexes> {
    const questions = new WordRanking<DocumentQuestion>();
    const kinds = this.#describedValues();
    for (const question of this.questions) questions.add(question, partsOf(question, kinds));
    const fields = new WordRanking<FoundField>();
    const places = placesOfTypes(this.schema);
    let read = 0;
    for (const type of Object.values(this.schema.getTypeMap())) {
      const place = places.get(type.name);
      if (place === undefined || !isObjectType(type) || isPlumbing.test(type.name)) continue;
      for (const field of Object.values(type.getFields())) {
        fields.add(described(type, field, place), [
          { text: field.name, weight: 3 },
          { text: typeWords(type), weight: 1.5 },
          { text: firstSentence(field.description), weight: 1 },
        ]);
        read += 1;
        if (read % atOnce === 0) await nextRound();
      }
    }
    return { questions, fields };
  }

  /** The descriptions of the values of enums, which documents name. */
  #describedValues(): ReadonlyMap<string, string> {
    const enums = Object.values(this.schema.getTypeMap()).filter(isEnumType);
    return new Map(enums.flatMap((one) => one.getValues().map(({ name, description }) => [name, description ?? ''])));
  }
}

function partsOf({ id, title, about, text }: DocumentQuestion, kinds: ReadonlyMap<string, string>): Part[] {
  const values = [...new Set(text.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [])];
  return [
    { text: `${id} ${title}`, weight: 3 },
    { text: about, weight: 2 },
    { text: values.map((value) => `${value} ${kinds.get(value) ?? ''}`).join(' '), weight: 0.5 },
  ];
}

/** A root is in no question. */
function typeWords({ name }: GraphQLObjectType): string {
  return name === 'Query' || name === 'Mutation' ? '' : name;
}

function firstSentence(description: string | null | undefined): string {
  return (description ?? '').replaceAll(/`[^`]*`/g, ' ').split(/[.:;]\s/, 1)[0] ?? '';
}

function described(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, place: string): FoundField {
  return {
    field: `${type.name}.${field.name}`,
    at: place,
    arguments: field.args.map((argument) => `${argument.name}: ${String(argument.type)}`),
    type: String(field.type),
    about: shortened(field.description ?? getNamedType(field.type).description ?? ''),
  };
}

function shortened(text: string): string {
  return text.length > 200 ? `${text.slice(0, 199)}…` : text;
}
