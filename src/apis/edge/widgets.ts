/** Challenge widgets: what a form shows to tell people from programs. */
import { GraphQLDateTime } from 'graphql-scalars';
import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { type ValueOf, wireEnum } from '../../rest/mapping/enum.js';
import { details } from '../../rest/planner/missing-fields.js';
import { del, get, list, post, put } from '../../rest/rows/row.js';
import { Secret } from '../../rest/mapping/secrets.js';
import { Account } from './accounts/account.js';
import { mutations, on } from './bind.js';
import { Direction } from './shared.js';

const ClearanceLevel = wireEnum(
  'EdgeWidgetClearance',
  'Which challenges of a zone are passed with that of a widget',
  ['managed', 'no_clearance', 'jschallenge', 'interactive'],
  {
    managed: 'Those where the edge chooses, and lesser ones',
    no_clearance: 'None',
    jschallenge: 'Those that a browser solves alone',
    interactive: 'All of them',
  },
);

const WidgetMode = wireEnum(
  'EdgeWidgetMode',
  'What people see of a widget',
  ['managed', 'non-interactive', 'invisible'],
  {
    managed: 'A box, to be ticked where the edge is in doubt',
    'non-interactive': 'A box that fills itself',
    invisible: 'Nothing',
  },
);

const WidgetRegion = wireEnum('EdgeWidgetRegion', 'Where a widget works', ['world', 'china'], {
  world: 'Everywhere but in China',
  china: 'In China as well',
});

const MadeWith = wireEnum('EdgeWidgetMadeWith', 'What a widget was written with', [
  'api',
  'wrangler',
  'dashboard',
  'spin',
  'unknown',
]);

const WidgetOrder = wireEnum('EdgeWidgetOrder', 'What widgets are ordered by', [
  'name',
  'id',
  'sitekey',
  'created_on',
  'modified_on',
]);

@ObjectType('EdgeWidget', { description: 'What a form shows to tell people from programs' })
export class Widget {
  static readonly keys = { accountId: 'accountId', sitekey: 'sitekey' } as const;

  @Field(() => ID, { description: 'What a page names it by; no secret' })
  sitekey!: string;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => [String], { description: 'The hosts whose pages may show it, each with those below it' })
  domains!: string[];

  @Field(() => WidgetMode, { description: 'What people see of it' })
  mode!: ValueOf<typeof WidgetMode>;

  @Field({ description: 'Bots that are found are given work without end' })
  botFightMode!: boolean;

  @Field(() => ClearanceLevel, { description: 'Which challenges of the zone are passed with it' })
  clearanceLevel!: ValueOf<typeof ClearanceLevel>;

  @Field({ description: 'Its answers tell who comes again within a short time' })
  ephemeralId!: boolean;

  @Field({ description: 'It does not show whose widget it is' })
  offlabel!: boolean;

  @Field(() => WidgetRegion, { description: 'Where it works' })
  region!: ValueOf<typeof WidgetRegion>;

  @Field(() => GraphQLDateTime, { description: 'When it was created' })
  createdOn!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was last changed' })
  modifiedOn!: string;

  @Field(() => MadeWith, { nullable: true, description: 'What it was created with' })
  deployedVia!: ValueOf<typeof MadeWith> | null;

  @Field(() => MadeWith, { nullable: true, description: 'What it was last changed with' })
  lastModifiedVia!: ValueOf<typeof MadeWith> | null;

  @Secret()
  @Field(() => String, {
    nullable: true,
    description:
      'With it a server has the answers of people checked; null for callers who may not see it. A list leaves it out: one more call for each',
  })
  secret!: string | null;
}

@ArgsType()
class WidgetFilter {
  @Field(() => String, { nullable: true, description: 'Only those that fit, for instance `name:login`' })
  filter?: string;

  @Field(() => WidgetOrder, { nullable: true, description: 'What they are ordered by' })
  order?: ValueOf<typeof WidgetOrder>;

  @Field(() => Direction, { nullable: true, description: 'Which way they are ordered' })
  direction?: ValueOf<typeof Direction>;
}

@InputType('CreateEdgeWidgetInput', { description: 'A widget to create' })
class CreateWidget {
  @Field(() => [String], { description: 'The hosts whose pages may show it, each with those below it' })
  domains!: string[];

  @Field(() => WidgetMode, { description: 'What people see of it' })
  mode!: ValueOf<typeof WidgetMode>;

  @Field({ description: 'Its name' })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Give bots that are found work without end; takes an enterprise plan',
  })
  botFightMode?: boolean;

  @Field(() => ClearanceLevel, {
    nullable: true,
    description: 'Which challenges of the zone are passed with it; none unless given. Its hosts must be in the zone',
  })
  clearanceLevel?: ValueOf<typeof ClearanceLevel>;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Tell who comes again within a short time; takes an enterprise plan',
  })
  ephemeralId?: boolean;

  @Field(() => Boolean, { nullable: true, description: 'Do not show whose widget it is; takes an enterprise plan' })
  offlabel?: boolean;

  @Field(() => WidgetRegion, { nullable: true, description: 'Where it works; cannot be changed later' })
  region?: ValueOf<typeof WidgetRegion>;
}

@InputType('UpdateEdgeWidgetInput', { description: 'A widget as it shall be; all that it was is replaced' })
class UpdateWidget extends CreateWidget {}

@InputType('RotateEdgeWidgetSecretInput', { description: 'When the secret before shall end' })
class RotateSecret {
  @Field(() => Boolean, { nullable: true, description: 'At once; else it holds for two hours more' })
  invalidateImmediately?: boolean;
}

const widget = '/accounts/{accountId}/challenges/widgets/{sitekey}';

export const widgets = on(Account, {
  widgets: list('/accounts/{accountId}/challenges/widgets', () => Widget, WidgetFilter),
  widget: get(widget, () => Widget),
});

/** The list leaves it out. */
export const widgetSecret = details(Widget, widgets.rows.widget, ['secret']);

export const widgetWrites = mutations({
  createEdgeWidget: post('/accounts/{accountId}/challenges/widgets', () => Widget, CreateWidget),
  updateEdgeWidget: put(widget, () => Widget, UpdateWidget),
  deleteEdgeWidget: del(widget, () => Widget, { gone: true }),
  rotateEdgeWidgetSecret: post(`${widget}/rotate_secret`, () => Widget, RotateSecret, {
    about: 'Gives a widget a new secret, which is told in the answer',
  }),
});
