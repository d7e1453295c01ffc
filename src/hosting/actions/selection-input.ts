/** Selects the objects of a bulk mutation, and bounds their number. */
import { ArrayMaxSize, Max, Min } from 'class-validator';
import { Field, ID, InputType, Int } from 'type-graphql';
import { shown } from '../../base/errors.js';
import { isObject } from '../../base/unknown.js';
import type { Api } from '../../rest/rows/dialect.js';
import { isLabelKey, isLabelValue } from '../../rest/rows/labels.js';
import { Rule } from '../../rest/schema/input-validation.js';
import { HostingApiName } from '../inventory/api.js';
import { joining } from '../inventory/joining.js';
import { Optional } from '../../base/optional-field.js';

/** Objects of one mutation. */
const most = 500;

@Rule((input) => {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  // What was left empty by mistake would select more than was meant.
  const [empty] = given.find(([, value]) => value === null || value === '') ?? [];
  if (empty !== undefined) return `${empty}: expected a value, or to be left out, but got none`;
  return given.length > 0 ? undefined : 'expected at least one condition, but got none';
})
@Rule((input) => {
  const labels: unknown = Reflect.get(input, 'labels');
  const isLabel = (text: unknown) => {
    const [key = '', value = '', ...more] = String(text).split('=');
    return isLabelKey(key.trim()) && isLabelValue(value.trim()) && more.length === 0;
  };
  const odd: unknown = Array.isArray(labels) ? labels.find((label) => !isLabel(label)) : undefined;
  return odd === undefined ? undefined : `labels: expected "key=value" or "key", but got ${shown(odd)}`;
})
@InputType()
export abstract class SelectionInput {
  @ArrayMaxSize(most)
  @Optional(() => [ID], `Only those with these ids, at most ${most}`)
  ids?: readonly string[];

  @Optional(() => [HostingApiName], 'Only those of these APIs')
  apis?: readonly Api[];

  @Optional(() => [String], 'Only those of the accounts with these names')
  accounts?: readonly string[];

  @ArrayMaxSize(50)
  @Optional(() => [String], 'Only those with all of these labels: `key=value`, or `key` with any value')
  labels?: readonly string[];

  @Optional(() => String, 'Only those whose name contains this, ignoring case')
  name?: string;
}

/** Counts the result `max` times: a request whose result is too large is refused before anything is sent. */
export const costOfWrites = joining(({ args, childComplexity }) => {
  const { input }: { readonly input?: unknown } = args;
  const max: unknown = isObject(input) ? input['max'] : undefined;
  return (typeof max === 'number' ? Math.min(Math.max(max, 1), most) : most) * Math.max(childComplexity, 1);
});

@InputType()
export abstract class BoundedWrites {
  @Field(() => Boolean, { defaultValue: false, description: 'Only return what would be done' })
  preview!: boolean;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Also act on objects that are protected against deletion, rebuilding or changes; otherwise each of them is `PROTECTED` and left as it is. No protection is lifted',
  })
  includeProtected!: boolean;

  @Min(1)
  @Max(most)
  @Field(() => Int, {
    defaultValue: 50,
    description: `Refuse if \`where\` selects more objects than this, from 1 to ${most}`,
  })
  max!: number;
}
