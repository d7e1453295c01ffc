/** The inputs of the mutation of one collection. */
import { Min } from 'class-validator';
import { type ClassType, Field, InputType, Int } from 'type-graphql';
import { Optional } from '../../../base/optional-field.js';
import { ExactlyOneOf } from '../../../rest/schema/input-validation.js';
import type { EntryCollection } from './collection.js';

type Parts = Pick<EntryCollection, 'types' | 'words' | 'isOrdered'>;

const aboutIndex = 'Its place from 1';

/** Collections with the same entries share their inputs. */
const known = new Map<string, ClassType<object>>();

export function inputsOf(parts: Parts): ClassType<object> {
  const { thing } = parts.words;
  const found = known.get(thing) ?? declared(parts);
  known.set(thing, found);
  return found;
}

function declared({ types: { Entry, Match }, words: { thing, noun }, isOrdered }: Parts): ClassType<object> {
  @InputType(`Edge${thing}CreateInput`, { description: `A new ${noun}` })
  class Create {
    @Field(() => Entry, { description: `The ${noun}` })
    entry!: object;

    @If(isOrdered, Min(1), Optional(() => Int, `${aboutIndex}; last unless given`))
    index?: number;
  }

  @InputType(`Edge${thing}UpdateInput`, { description: `A new definition of a ${noun}` })
  class Update {
    @Field(() => Match, { description: `Which ${noun}` })
    of!: object;

    @Field(() => Entry, { description: 'All of it: what is left out is reset' })
    entry!: object;
  }

  const Move = isOrdered ? moveOf(Match, { thing, noun }) : null;

  @ExactlyOneOf('create', 'update', 'delete', ...(Move ? ['move'] : []))
  @InputType(`Edge${thing}ChangeInput`, { description: `A change of one ${noun}: one of these` })
  class Change {
    @Optional(() => Create, `A ${noun} to add`)
    create?: Create;

    @Optional(() => Update, `A ${noun} to change`)
    update?: Update;

    @If(Move !== null, Optional(() => Move ?? Update, `A ${noun} to move`))
    move?: object;

    @Optional(() => Match, `A ${noun} to delete`)
    delete?: object;
  }

  @InputType(`ChangeEdge${thing}EntriesInput`, { description: `Changes of ${noun}s` })
  class Changes {
    @Field(() => [Change], { description: 'The changes, each made on what those before it leave' })
    changes!: Change[];

    @Optional(() => String, 'The version that must be present, as `versionBefore` has it; else nothing is changed')
    version?: string;

    @Field(() => Boolean, { defaultValue: false, description: 'Only return what would change' })
    preview!: boolean;
  }

  return Changes;
}

function moveOf(Match: ClassType<object>, { thing, noun }: Parts['words']): ClassType<object> {
  @InputType(`Edge${thing}MoveInput`, { description: `Where a ${noun} shall be` })
  class Move {
    @Field(() => Match, { description: `Which ${noun}` })
    of!: object;

    @Min(1)
    @Field(() => Int, { description: aboutIndex })
    index!: number;
  }
  return Move;
}

/** Applies the decorators only if the condition holds. */
function If(isMeant: boolean, ...decorators: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, name) => void (isMeant && decorators.forEach((decorate) => decorate(target, name)));
}
