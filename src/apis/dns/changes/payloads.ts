/** The payload types of one API for changes to many records of a zone. */
import { Field, Int, ObjectType } from 'type-graphql';
import { capitalized } from '../../../rest/schema/descriptions.js';
import type { Outcomes } from './carry-out.js';
import type { AnyZoneState, ChangesDialect } from './dialect.js';
import type { Plan } from './plan.js';
import { Optional } from '../../../base/optional-field.js';

export function payloadsOf<Zone extends AnyZoneState, State, Requested extends object>(
  dialect: ChangesDialect<Zone, State, Requested>,
) {
  const { State, Undo } = dialect.types;
  const { api, thing, noun, fullNoun, saysIfAllOrNothing, ends } = dialect.words;
  const nouns = capitalized(`${noun}s`);

  @ObjectType(`${api}${thing}Change`, { description: `A change to one ${fullNoun}${ends.change}` })
  class OneChange {
    @Optional(() => State, `The ${noun} before the change; null if it is created`)
    before!: object | null;

    @Optional(() => State, `The ${noun} after the change; null if it is deleted`)
    after!: object | null;

    @Optional(
      () => Boolean,
      'Whether the change was made; null where that is unknown, because its call may have taken effect',
    )
    isDone!: boolean | null;
  }

  @ObjectType()
  class Changes {
    @Field({ description: 'All changes were made' })
    isDone!: boolean;

    @Field(() => Int, {
      description: 'The number of calls that the changes take, in addition to those that read the zone',
    })
    callCount!: number;

    @Optional(() => String, 'Previews only: why the changes would be refused; null if they would not')
    refusalReason!: string | null;

    @Field(() => [OneChange], { description: `${nouns} to create` })
    created!: OneChange[];

    @Field(() => [OneChange], { description: `${nouns} to change${ends.changed}` })
    changed!: OneChange[];

    @Field(() => [OneChange], { description: `${nouns} to delete` })
    deleted!: OneChange[];

    @Field(() => [State], { description: `${nouns} that already are as requested` })
    unchanged!: object[];

    @If(saysIfAllOrNothing, () =>
      Field(() => Boolean, {
        description:
          'The changes are made all or none, as by a single call; if false, each call is made as a whole, and one that fails leaves those before it made',
      }),
    )
    isAllOrNothing!: boolean;

    @Field(() => [Undo], {
      description: `The changes that restore the previous state, for \`changes\` of \`change${api}DnsRecords\`${ends.undo}. In a preview: what would restore it`,
    })
    undo!: readonly object[];
  }

  const description = `The changes to ${fullNoun}s that were made, or would be made`;

  @ObjectType(`Change${api}DnsRecordsPayload`, { description })
  class ChangePayload extends Changes {}

  @ObjectType(`Sync${api}DnsRecordsPayload`, { description })
  class SyncPayload extends Changes {}

  function payloadOf(
    { outcomes, calls }: Outcomes<State>,
    { unchanged }: Plan<State>,
    zone: Zone,
    about: Pick<Changes, 'refusalReason'> & { readonly preview: boolean },
  ): Changes {
    const { refusalReason, preview } = about;
    const shown = (state: State | null) => state && dialect.shown(state, zone);
    const all: readonly OneChange[] = outcomes.map(({ before, after, isDone }) => ({
      before: shown(before),
      after: shown(after),
      isDone,
    }));
    const those = outcomes.filter(({ isDone }) => preview || isDone !== false);
    return {
      created: all.filter(({ before }) => before === null),
      changed: all.filter(({ before, after }) => before !== null && after !== null),
      deleted: all.filter(({ after }) => after === null),
      unchanged: unchanged.map((state) => dialect.shown(state, zone)),
      isDone: outcomes.every(({ isDone }) => isDone === true),
      isAllOrNothing: calls <= 1,
      callCount: calls,
      refusalReason,
      undo: dialect.undoOf(those, zone),
    };
  }

  return { ChangePayload, SyncPayload, payloadOf };
}

/** Applies a decorator only if the condition holds. */
function If(isMeant: boolean, decorator: () => PropertyDecorator): PropertyDecorator {
  return isMeant ? decorator() : () => undefined;
}
