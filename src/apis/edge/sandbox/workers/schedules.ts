/** Schedules of worker scripts, which are replaced together. */
import { Refusal } from '../../../../sandbox/protocol/refusal.js';
import type { SpecialCall } from '../../../../sandbox/world/provider.js';
import { type Fields, listAt, objectsAt, timestamp } from '../../../../sandbox/world/values.js';
import type { ProviderPart } from '../part.js';
import { scriptsOf } from './workers.js';

const path = '/accounts/{accountId}/workers/scripts/{name}/schedules';

function shown({ world, values }: SpecialCall): Fields {
  const script = world.must(scriptsOf(values['accountId']), values['name']);
  return { schedules: { schedules: listAt(script, 'schedules') } };
}

function checked(cron: unknown): string {
  const fields = String(cron).split(' ');
  if (fields.length !== 5 || fields.includes(''))
    throw new Refusal('invalid_input', `invalid cron string: ${String(cron)}`, undefined, '10100');
  return String(cron);
}

export const schedules: ProviderPart = {
  specialCalls: {
    [`GET ${path}`]: shown,
    [`PUT ${path}`]: (call) => {
      const { world, values, body } = call;
      const collection = scriptsOf(values['accountId']);
      const script = world.must(collection, values['name']);
      const before = objectsAt(script, 'schedules');
      const now = timestamp(world.now());
      const after = objectsAt(body, 'schedules').map((sent) => {
        const cron = checked(sent['cron']);
        return before.find((old) => old['cron'] === cron) ?? { cron, created_on: now, modified_on: now };
      });
      world.change(collection, script.id, { schedules: after });
      return shown(call);
    },
  },
};
