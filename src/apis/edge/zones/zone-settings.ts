/** Settings of a zone: all in one call, known ones as fields, and each by name. */
import { GraphQLDateTime, GraphQLJSON } from 'graphql-scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { AtLeastOneOf } from '../../../rest/schema/input-validation.js';
import { LaidOut, OnWire } from '../../../rest/mapping/wire-names.js';
import type { Wire } from '../../../rest/mapping/mapping.js';
import { get, patch } from '../../../rest/rows/row.js';
import { isObject, isText } from '../../../base/unknown.js';
import { mutations, on } from '../bind.js';
import { Zone } from './zone.js';
import { KnownSettings, known, switches } from './zone-settings-known.js';
import { Optional } from '../../../base/optional-field.js';

@ObjectType('EdgeZoneSetting', { description: 'A zone setting, as the API returns it' })
export class Setting {
  static readonly keys = { setting_name: 'name' } as const;

  static reshape({ id, ...setting }: Wire): Wire {
    return { name: id, ...setting };
  }

  @Field(() => ID, { description: 'Name of the setting, for instance `min_tls_version`' })
  name!: string;

  @Optional(() => GraphQLJSON, 'The value: a string, a number, a list or an object, depending on the setting')
  value!: unknown;

  @Optional(() => Boolean, "The setting can be changed under the zone's plan")
  editable!: boolean | null;

  @Optional(() => GraphQLDateTime, 'When it was last changed; null: never')
  modifiedOn!: string | null;

  @Optional(() => Int, 'Seconds until `development_mode` turns itself off; null for all others')
  timeRemaining!: number | null;

  @Optional(() => Boolean, 'Whether `ssl_recommender` is on; null for all others, which have a value')
  enabled!: boolean | null;
}

@ObjectType('EdgeZoneSettings', {
  description: 'All settings of a zone: known ones as fields, and a list of all',
})
class Settings extends KnownSettings {
  static gather(items: readonly unknown[]): Wire | null {
    const known = items.filter(isObject).filter(({ id }) => isText(id));
    if (known.length === 0 && items.length > 0) return null;
    return { ...Object.fromEntries(known.map((item) => [item['id'], toGraph(item)])), nodes: items };
  }

  @Field(() => [Setting], { description: 'All settings, including those without a field of their own' })
  nodes!: Setting[];
}

function toGraph({ id, value }: Wire): unknown {
  if (!switches.has(String(id))) return value;
  return value === 'on' || (value === 'off' ? false : value);
}

@AtLeastOneOf('value', 'enabled')
@InputType('UpdateEdgeZoneSettingInput', { description: 'The new value of a zone setting' })
class UpdateSetting {
  @Optional(() => GraphQLJSON, 'The new value, as the setting takes it')
  value?: unknown;

  @Optional(() => Boolean, 'Turn `ssl_recommender` on or off; all others take a `value`')
  enabled?: boolean;
}

@InputType('EdgeZoneSettingInput', { description: 'A zone setting with its new value' })
class SettingInput {
  @OnWire('id')
  @Field(() => ID, { description: 'Name of the setting, for instance `min_tls_version`' })
  name!: string;

  @Field(() => GraphQLJSON, { description: 'The new value, as the setting takes it' })
  value!: unknown;
}

@LaidOut(({ items, ...fields }) => ({
  items: [...Object.entries(fields).map(toItem), ...(Array.isArray(items) ? items : [])],
}))
@AtLeastOneOf('items', ...known)
@InputType('UpdateEdgeZoneSettingsInput', {
  description: 'Settings to change in one call; the others stay',
})
class UpdateSettings extends KnownSettings {
  @Optional(() => [SettingInput], 'Settings that have no field of their own here')
  items?: SettingInput[];
}

function toItem([id, value]: readonly [string, unknown]): Wire {
  return { id, value: typeof value === 'boolean' && switches.has(id) ? (value ? 'on' : 'off') : value };
}

export const zoneSettings = on(Zone, {
  settings: get('/zones/{zoneId}/settings', () => Settings, { about: 'All its settings, in one call' }),
  setting: get('/zones/{zoneId}/settings/{setting_name}', () => Setting, {
    about: 'One of its settings; null when there is none of this name',
  }),
});

export const zoneSettingWrites = mutations({
  updateEdgeZoneSetting: patch('/zones/{zoneId}/settings/{setting_name}', () => Setting, UpdateSetting, {
    about: 'Changes a zone setting; the plan limits which can be changed',
  }),
  updateEdgeZoneSettings: patch('/zones/{zoneId}/settings', () => [Setting], UpdateSettings, {
    about: 'Changes several zone settings in one call; the plan limits which can be changed',
    official: {
      call: 'PATCH /zones/{zoneId}/settings',
      body: ({ items }) => (Array.isArray(items) ? items : []),
    },
  }),
});
