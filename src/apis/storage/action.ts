/** The action type: work that continues after the call that started it has returned. */
import { Field, ObjectType } from 'type-graphql';
import { isObject, textAt } from '../../base/unknown.js';
import type { Wire } from '../../rest/mapping/mapping.js';
import { AnyAction, AnyActionResource } from '../machines/action.js';

@ObjectType('StorageActionResource', { description: 'A resource that an action relates to; it may be gone by now' })
export class ActionResource extends AnyActionResource {
  static readonly keys = { storageBoxId: 'storageBox' } as const;

  /** The id of the storage box that the same action relates to. */
  storageBox?: number;
}

@ObjectType('StorageAction', {
  description: 'An action: work that continues after the call that started it has returned',
})
export class Action extends AnyAction {
  static readonly keys = { storageBoxId: 'boxId' } as const;

  @Field(() => [ActionResource], { description: 'Resources that the action relates to' })
  resources!: ActionResource[];

  /** The id of the storage box that it relates to: without it nobody knows a sub-account or a snapshot by its id. */
  boxId?: number;

  static reshape(action: Wire): Wire {
    const { resources } = action;
    if (!Array.isArray(resources)) return action;
    const box: unknown = resources.find((resource) => textAt(resource, 'type') === 'storage_box');
    const boxId = isObject(box) ? box['id'] : undefined;
    return {
      ...action,
      box_id: boxId,
      resources: resources.map((resource: unknown) =>
        isObject(resource) ? { ...resource, storage_box: boxId } : resource,
      ),
    };
  }
}
