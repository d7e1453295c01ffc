/** Labels of many objects of all accounts, added and removed side by side. */
import type { GraphQLResolveInfo } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Field, Info, InputType, Mutation, ObjectType, Resolver } from 'type-graphql';
import { shown } from '../../base/errors.js';
import { AreLabels, type Labels, isLabelKey } from '../../rest/rows/labels.js';
import { Rule, check } from '../../rest/schema/input-validation.js';
import type { HostingContext } from '../context.js';
import { type LabelEdit, changeLabels, labelPreview } from './change-labels.js';
import { inEachAccount } from './in-each-account.js';
import { LabelledKind, labelledLists } from './labelled-lists.js';
import { refusalOf } from './refusal.js';
import { select } from './select.js';
import { BoundedWrites, SelectionInput, costOfWrites } from './selection-input.js';
import { WriteOutcome, WriteOutcomes, missingOutcomes, outcomeOf, summaryOf } from './write-outcome.js';
import { WriteStatus } from './write-status.js';
import { Optional } from '../../base/optional-field.js';

@InputType({ description: 'Selects objects with labels; all conditions must hold' })
class LabelledSelectionInput extends SelectionInput {
  @Optional(
    () => [LabelledKind],
    'Only those of these kinds, and only their lists are read; all but those that take a call for each object above them unless given',
  )
  kinds?: readonly LabelledKind[];
}

/** Labels of one mutation. */
const most = 50;

@Rule((input) => {
  const added: unknown = Reflect.get(input, 'add') ?? {};
  const removed: unknown = Reflect.get(input, 'remove') ?? [];
  const keys = Object.keys(Object(added));
  const gone: readonly unknown[] = Array.isArray(removed) ? removed : [];
  if (keys.length + gone.length === 0) return 'expected a label to add or to remove, but got none';
  if (keys.length + gone.length > most) return `expected at most ${most} labels, but got ${keys.length + gone.length}`;
  const odd = gone.find((key) => !isLabelKey(String(key)));
  if (odd !== undefined) return `remove: expected keys of labels, but got ${shown(odd)}`;
  const both = keys.find((key) => gone.includes(key));
  return both === undefined ? undefined : `expected each label to be added or removed, but got both for ${shown(both)}`;
})
@InputType({ description: 'Label changes and the objects to apply them to' })
class ChangeLabelsInput extends BoundedWrites {
  @Field(() => LabelledSelectionInput, { description: 'The objects' })
  where!: LabelledSelectionInput;

  @AreLabels()
  @Optional(() => GraphQLJSONObject, 'Labels to add, or to give another value')
  add?: Labels | null;

  @Optional(() => [String], 'Keys of labels to remove')
  remove?: readonly string[] | null;
}

@ObjectType({ description: 'The outcome of a label change of one object' })
class LabelOutcome extends WriteOutcome {
  @Optional(() => LabelledKind, 'Its kind; null where nothing has the id')
  kind!: LabelledKind | null;

  @Optional(() => GraphQLJSONObject, 'Its labels before; null where they are not known')
  before!: object | null;

  @Optional(
    () => GraphQLJSONObject,
    'Its labels afterwards, in a preview what they would be; where the outcome is `UNCERTAIN`, what they are if the write took effect',
  )
  after!: object | null;
}

@ObjectType({ description: 'The outcomes of label changes of many objects' })
class ChangeLabelsPayload extends WriteOutcomes {
  @Field(() => [LabelOutcome], {
    description: 'One for each object that `where` selects, up to `max`, and for each id that nothing has',
  })
  outcomes!: LabelOutcome[];
}

@Resolver()
export class LabelsResolver {
  @Mutation(() => ChangeLabelsPayload, {
    nullable: true,
    complexity: costOfWrites,
    description:
      'Adds and removes labels of many objects of all accounts: in parallel, each with its own outcome. The lists of the kinds are read anew in each account that `where` allows, one call per page. A provider takes all labels of an object at once, so each object that changes is read again right before it is written: two calls each, of which the write is never repeated. What is so already is left alone, so the same mutation sent again does what is missing; so is what is protected, unless `includeProtected` is true. Nothing is sent if an object is in an account that the token may not write, if an id selects several objects, or if `where` selects more than `max`. What there is no time left for is `NOT_SENT`. Requires a token with the scopes `hosting:read` and `hosting:write`',
  })
  async changeLabels(
    @Arg('input', () => ChangeLabelsInput, { description: 'Label changes and the objects to apply them to' })
    input: ChangeLabelsInput,
    @Ctx() context: HostingContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChangeLabelsPayload> {
    const readContext = { context, info };
    context.clients.entrustAny();
    check(input, 'input');
    const { where, preview, max, includeProtected } = input;
    const { kinds } = where;
    const lists = labelledLists.filter(({ kind, below }) => kinds?.includes(kind) ?? below === undefined);
    const edit: LabelEdit = { add: input.add ?? {}, remove: new Set(input.remove), includeProtected };
    const selection = await select(lists, where, readContext);
    const refusalReason = refusalOf(selection, input, where.ids, context.clients);
    const objects = selection.objects.slice(0, max);
    const planned = objects.map(({ wire, client }) => labelPreview(wire, edit, client.upstream.account.api));
    const results = preview ? planned : await inEachAccount(objects, (object) => changeLabels(object, edit));
    const outcomes = objects.flatMap((object, place) => {
      const result = results[place];
      if (!result) return [];
      const { before, after } = result;
      return [Object.assign(new LabelOutcome(), outcomeOf(object, result), { kind: object.list.kind, before, after })];
    });
    const all = [
      ...outcomes,
      ...missingOutcomes(selection).map((one) => ({ ...one, kind: null, before: null, after: null })),
    ];
    return Object.assign(new ChangeLabelsPayload(), {
      outcomes: all,
      ...summaryOf(selection, all),
      callCount: 2 * planned.filter(({ status }) => status === WriteStatus.PLANNED).length,
      refusalReason,
    });
  }
}
