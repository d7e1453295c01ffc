/**
 * The mutation that changes the entries of one collection: it reads them, works out the new ones, previews them or
 * writes them under a lock of all processes, and answers how to take the changes back.
 */
import { type GraphQLInputObjectType, type GraphQLResolveInfo, isInputObjectType } from 'graphql';
import { Arg, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import { CallerError, shown } from '../../../base/errors.js';
import { type Arguments, define } from '../../../base/type-graphql/define.js';
import { isObject, isText } from '../../../base/unknown.js';
import { addPartialError } from '../../../rest/failures/partial-errors.js';
import { idsOfArguments } from '../../../rest/identity/id-inputs.js';
import { clashBeside, clientOfIds, locate } from '../../../rest/identity/located.js';
import { leaveOutNulls } from '../../../rest/mapping/nulls.js';
import { toWire } from '../../../rest/mapping/to-wire.js';
import type { RowGroup } from '../../../rest/rows/group.js';
import { fill, paramsOf } from '../../../rest/rows/path.js';
import { accountArgument } from '../../../rest/schema/account-argument.js';
import { argumentName, capitalized } from '../../../rest/schema/descriptions.js';
import { check } from '../../../rest/schema/input-validation.js';
import type { RestContext } from '../../../rest/transport/context.js';
import { asInput } from './as-input.js';
import { type Outcomes, type Place, carryOut, previewOf } from './carry-out.js';
import type { EntriesState, Entry, EntryCollection } from './collection.js';
import { inputsOf } from './inputs.js';
import { EntriesPayload } from './payload.js';
import { planOf } from './plan.js';
import { undoOf } from './undo.js';

interface Request {
  readonly changes: readonly Entry[];
  readonly version: string | null;
  readonly preview: boolean;
}

const sameWay =
  'With `preview`, nothing is sent. Changes of one collection through this service wait for each other; the provider takes no precondition, so what its console changes in the same moment may be lost';

export function entriesOf(collection: EntryCollection): RowGroup {
  const { write, name, about, words } = collection;
  const Input = inputsOf(collection);
  class EntriesResolver {}
  @ObjectType(`${capitalized(name)}Payload`, { description: `The changes of ${words.noun}s` })
  class Payload extends EntriesPayload {}
  const path = paramsOf(write.path).map((param) => {
    const argument = argumentName(write, param);
    const description = `As \`${write.name}\` takes it`;
    return [argument, Arg(argument, () => ID, { description })] as const;
  });
  define(
    EntriesResolver,
    name,
    (_root, args, context: RestContext, info) => changed(collection, args, context, info),
    [Mutation(() => Payload, { nullable: true, description: `${about}. ${sameWay}` })],
    {
      ...Object.fromEntries(path),
      account: accountArgument(),
      input: Arg('input', () => Input, { description: `The changes of ${words.noun}s` }),
    },
  );
  Resolver()(EntriesResolver);
  return { rows: {}, resolver: EntriesResolver };
}

async function changed(
  collection: EntryCollection,
  args: Arguments,
  context: RestContext,
  info: GraphQLResolveInfo,
): Promise<EntriesPayload> {
  const place = placeOf(collection, args, context, info);
  const { changes, version, preview } = requestIn(collection, args, info);
  const { client, values } = place;
  const planned = async () => {
    const state = await collection.stateOf(client, values);
    checkVersion(version, state);
    const plan = planOf(changes, state, collection);
    const calls = collection.callsOf(plan, state, values);
    return { state, plan, calls, would: previewOf(plan, calls) };
  };
  if (preview) {
    const { state, would } = await planned();
    return payloadOf(would, state, place, true);
  }
  return client.upstream.exclusively(fill(collection.read.path, values), client.deadline, async (lost) => {
    const { state, plan, calls, would } = await planned();
    context.answer.checkRoom(payloadOf(would, state, place, true), info);
    const outcomes = await carryOut(plan, calls, state, place, lost);
    if (outcomes.failure) addPartialError(context, info, outcomes.failure);
    return payloadOf(outcomes, state, place, false);
  });
}

/** Finds the collection, and a client that may write to it. Missing permission is reported before any other error. */
function placeOf(
  collection: EntryCollection,
  args: Arguments,
  { clients }: RestContext,
  info: GraphQLResolveInfo,
): Place {
  const { write, read } = collection;
  const { input, account, ...path } = args;
  const { values, ids: ofPath, clash: inPath } = locate(write, {}, path, {}, info.schema);
  const ids = [...ofPath, ...idsOfArguments({ input }, write.dialect, info)];
  const clash = inPath ?? clashBeside(write, ids, values, info.schema);
  const client = clientOfIds(write, { ids, clash }, account, clients);
  const named = client ?? clients.named(write.dialect, isText(account) ? account : null, 'write');
  return { collection, client: clients.near(clients.near(named, write), read), values, info };
}

function requestIn({ name, write, words }: EntryCollection, { input }: Arguments, info: GraphQLResolveInfo): Request {
  const type = inputNamed(`ChangeEdge${words.thing}EntriesInput`, info);
  const given = isObject(input) ? input : {};
  // An entry is written as one, so that what is null is left out of it.
  leaveOutNulls(given, type, { name, method: 'POST' });
  check(given, 'input');
  const wire = toWire(given, type, write.dialect, 'input');
  const { changes, version, preview }: Entry = isObject(wire) ? wire : {};
  return {
    changes: Array.isArray(changes) ? changes.filter(isObject) : [],
    version: isText(version) ? version : null,
    preview: preview === true,
  };
}

function checkVersion(version: string | null, state: EntriesState): void {
  if (version === null || version === state.version) return;
  throw new CallerError(
    'UPSTREAM_CONFLICT',
    `input.version: expected the present version ${shown(state.version)}, but got ${shown(version)}: it has changed meanwhile. Read it again and ask with its new version`,
  );
}

function payloadOf(
  { outcomes, calls, versionAfter }: Outcomes,
  state: EntriesState,
  { collection, info }: Place,
  isPreview: boolean,
): EntriesPayload {
  const { thing } = collection.words;
  const formOf = (field: string, input: string) => {
    const type = inputNamed(input, info).getFields()[field]?.type;
    const named = info.schema.getType(String(type).replace(/[[\]!]/g, ''));
    return (wire: Entry) => (isInputObjectType(named) ? asInput(wire, named) : wire);
  };
  const entry = formOf('entry', `Edge${thing}CreateInput`);
  const match = formOf('delete', `Edge${thing}ChangeInput`);
  const undo = {
    changes: undoOf(outcomes, collection, { entry, match }),
    ...(versionAfter !== null && { version: versionAfter }),
  };
  return {
    isDone: outcomes.every(({ isDone }) => isDone === true),
    callCount: calls,
    versionBefore: state.version,
    versionAfter,
    changes: outcomes.map(({ before, after, placeBefore, placeAfter, isDone }) => {
      const found = match(after ? collection.matchOf(after, placeAfter) : {});
      return {
        match: Object.keys(found).length > 0 ? found : null,
        before: before && entry(before),
        after: after && entry(after),
        placeBefore,
        placeAfter,
        isDone,
      };
    }),
    undo: isPreview ? null : undo,
  };
}

function inputNamed(name: string, { schema }: GraphQLResolveInfo): GraphQLInputObjectType {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`There is no input ${name}`);
  return type;
}
