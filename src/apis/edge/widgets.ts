/** Challenge widgets: embedded in forms to distinguish people from bots. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { details } from '../../rest/planner/missing-fields.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { Secret } from '../../rest/mapping/secrets.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';
import { Direction } from './shared.js';
import { Optional } from '../../base/optional-field.js';

const ClearanceLevel = wireEnum(
  'EdgeWidgetClearance',
  'The clearance level of a widget: which challenges of the zone its clearance cookie passes',
  {
    managed: 'Managed challenges and below',
    no_clearance: 'None',
    jschallenge: 'JavaScript challenges',
    interactive: 'All challenges, including interactive ones',
  },
);

const WidgetMode = wireEnum('EdgeWidgetMode', 'The mode of a widget: what visitors see', {
  managed: 'Managed: a checkbox where interaction is needed',
  'non-interactive': 'Non-interactive: a loading spinner, without interaction',
  invisible: 'Invisible: nothing',
});

const WidgetRegion = wireEnum('EdgeWidgetRegion', 'The region of a widget', {
  world: 'Worldwide except China',
  china: 'Worldwide including China',
});

const WidgetClient = wireEnum('EdgeWidgetClient', 'The client that changed a widget', {
  api: 'The API',
  wrangler: 'Wrangler, the command line of Workers',
  dashboard: 'The dashboard',
  spin: 'A client that the provider calls Spin',
  unknown: 'The provider does not know it',
});

const WidgetOrder = wireEnum('EdgeWidgetOrder', 'How to sort widgets', {
  name: 'By name',
  id: 'By id',
  sitekey: 'By sitekey',
  created_on: 'By time of creation',
  modified_on: 'By time of the last change',
});

@ObjectType('EdgeWidget', { description: 'A Turnstile widget, which distinguishes human visitors from bots' })
export class Widget {
  static readonly keys = { accountId: 'accountId', sitekey: 'sitekey' } as const;

  @Field(() => ID, { description: 'The site key, which pages embed; not a secret' })
  sitekey!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => [String], { description: 'The domains whose pages may show it, including subdomains' })
  domains!: string[];

  @Field(() => WidgetMode, { description: 'The mode: what visitors see' })
  mode!: ValueOf<typeof WidgetMode>;

  @Field({ description: 'Bot Fight Mode: detected bots get costly challenges' })
  botFightMode!: boolean;

  @Field(() => ClearanceLevel, { description: 'The clearance level: which challenges of the zone its cookie passes' })
  clearanceLevel!: ValueOf<typeof ClearanceLevel>;

  @Field({ description: 'Return ephemeral ids, which recognize a returning visitor for a short time' })
  ephemeralId!: boolean;

  @Field({ description: "Off-label: hide the provider's branding" })
  offlabel!: boolean;

  @Field(() => WidgetRegion, { description: 'The region where it can be used' })
  region!: ValueOf<typeof WidgetRegion>;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Optional(() => WidgetClient, 'The client that created it')
  deployedVia!: ValueOf<typeof WidgetClient> | null;

  @Optional(() => WidgetClient, 'The client that last changed it')
  lastModifiedVia!: ValueOf<typeof WidgetClient> | null;

  @Secret()
  @Optional(
    () => String,
    'The secret key, which validates responses on the server; null for callers who may not see it. Lists come without it: one more call per widget',
  )
  secret!: string | null;
}

@ArgsType()
class WidgetFilter {
  @Optional(() => String, 'Only matching widgets, for instance `name:login`')
  filter?: string;

  @Optional(() => WidgetOrder, 'How to sort the widgets')
  order?: ValueOf<typeof WidgetOrder>;

  @Optional(() => Direction, 'The sort direction')
  direction?: ValueOf<typeof Direction>;
}

@InputType('CreateEdgeWidgetInput', { description: 'A widget to create' })
class CreateWidget {
  @Field(() => [String], { description: 'The domains whose pages may show it, including subdomains' })
  domains!: string[];

  @Field(() => WidgetMode, { description: 'The mode: what visitors see' })
  mode!: ValueOf<typeof WidgetMode>;

  @Field({ description: 'Its name' })
  name!: string;

  @Optional(() => Boolean, 'Bot Fight Mode: give detected bots costly challenges; needs an enterprise plan')
  botFightMode?: boolean;

  @Optional(
    () => ClearanceLevel,
    'The clearance level: which challenges of the zone its cookie passes; none unless given. Its domains must belong to the zone',
  )
  clearanceLevel?: ValueOf<typeof ClearanceLevel>;

  @Optional(
    () => Boolean,
    'Return ephemeral ids, which recognize a returning visitor for a short time; needs an enterprise plan',
  )
  ephemeralId?: boolean;

  @Optional(() => Boolean, "Off-label: hide the provider's branding; needs an enterprise plan")
  offlabel?: boolean;

  @Optional(() => WidgetRegion, 'The region where it can be used; cannot be changed later')
  region?: ValueOf<typeof WidgetRegion>;
}

@InputType('UpdateEdgeWidgetInput', { description: 'The complete new state of a widget: fields left out are reset' })
class UpdateWidget extends CreateWidget {}

@InputType('RotateEdgeWidgetSecretInput', { description: 'When the old secret expires' })
class RotateSecret {
  @Optional(() => Boolean, 'At once; otherwise after two hours')
  invalidateImmediately?: boolean;
}

const widget = '/accounts/{accountId}/challenges/widgets/{sitekey}';

export const widgets = on(Account, {
  widgets: list('/accounts/{accountId}/challenges/widgets', () => Widget, WidgetFilter),
  widget: get(widget, () => Widget),
});

/** The list omits it. */
export const widgetSecret = details(Widget, widgets.rows.widget, ['secret']);

export const widgetWrites = mutations({
  createEdgeWidget: post('/accounts/{accountId}/challenges/widgets', () => Widget, CreateWidget),
  updateEdgeWidget: put(widget, () => Widget, UpdateWidget),
  deleteEdgeWidget: del(widget, () => Widget, { gone: true }),
  rotateEdgeWidgetSecret: post(`${widget}/rotate_secret`, () => Widget, RotateSecret, {
    about: 'Rotates the secret key of a widget and returns the new one',
  }),
});
