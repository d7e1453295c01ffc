/** The acts on a machine, for the dialog. */
import type { Act } from '../../acts/act.js';
import type { Decimal } from '../../format/money.js';
import {
  ActBoxThereDocument,
  ActServerThereDocument,
  type DedicatedResetType,
  MachinesBoxLabelsDocument,
  MachinesCancelDocument,
  MachinesChangeLabelsDocument,
  MachinesDeleteBoxDocument,
  MachinesDeleteDocument,
  MachinesLabelsDocument,
  MachinesPowerOffDocument,
  MachinesPowerOnDocument,
  MachinesRebootDocument,
  MachinesResetDocument,
  MachinesRunActionsDocument,
  MachinesShutDownDocument,
  MachinesWakeDocument,
  type ServerAction,
  type TypedDocumentString,
} from '../../generated/graphql.js';
import type { LabelEdit, Labels } from './labels.js';
import type { Machine } from './machine.js';
import type { PowerId } from './power.js';

function actOf<V extends Readonly<Record<string, unknown>>>(
  machine: Machine,
  document: TypedDocumentString<unknown, V>,
  variables: V,
  words: Pick<Act, 'title' | 'doIt' | 'confirm' | 'done'> & Partial<Act>,
): Act {
  const mutation = document.toString();
  const name = /mutation (\w+)/.exec(mutation)?.[1] ?? 'mutation';
  const { key, api, account } = machine;
  return { key: `${name} ${key}`, api, account, leaveIt: 'Cancel', steps: [{ mutation, variables }], ...words };
}

function pointer({ id, account }: Machine) {
  return { id, account };
}

function reset(machine: Machine, type: DedicatedResetType, words: Parameters<typeof actOf>[3]): Act {
  return actOf(machine, MachinesResetDocument, { ...pointer(machine), type }, words);
}

const actions: Readonly<Partial<Record<PowerId, ServerAction>>> = {
  on: 'POWER_ON',
  wake: 'POWER_ON',
  'shut-down': 'SHUT_DOWN',
  off: 'POWER_OFF',
  reboot: 'REBOOT',
  'ctrl-alt-del': 'REBOOT',
  reset: 'RESET',
};

/** One mutation does the same to all of several machines. */
export function powerAct(machine: Machine, power: PowerId): Act {
  const action = actions[power];
  const together = action && {
    mutation: MachinesRunActionsDocument.toString(),
    variables: { action, ...included(machine) },
    where: {},
    id: machine.id,
  };
  return { ...powerActOf(machine, power), ...guarded(machine), ...(together && { together }) };
}

/** Confirmed apart, beside those that are not protected. */
function guarded({ isProtected }: Machine): Pick<Act, 'protection'> {
  return isProtected === true ? { protection: 'stays' } : {};
}

function included({ isProtected }: Machine): { readonly includeProtected?: true } {
  return isProtected === true ? { includeProtected: true } : {};
}

function powerActOf(machine: Machine, power: PowerId): Act {
  const { name } = machine;
  const variables = pointer(machine);
  switch (power) {
    case 'on':
      return actOf(machine, MachinesPowerOnDocument, variables, {
        title: `Power on server ${name}?`,
        doIt: `Power on ${name}`,
        confirm: null,
        done: `${name} is powered on.`,
      });
    case 'shut-down':
      return actOf(machine, MachinesShutDownDocument, variables, {
        title: `Shut down server ${name}?`,
        doIt: `Shut down ${name}`,
        confirm: {
          click: 'Shuts the server down; its services stop. It is still billed.',
        },
        done: `${name} is shutting down.`,
      });
    case 'off':
      return actOf(machine, MachinesPowerOffDocument, variables, {
        title: `Power off server ${name}?`,
        doIt: `Power off ${name}`,
        confirm: { click: 'Cuts its power at once; unsaved data is lost. It is still billed.' },
        done: `${name} is powered off.`,
      });
    case 'reboot':
      return actOf(machine, MachinesRebootDocument, variables, {
        title: `Reboot server ${name}?`,
        doIt: `Reboot ${name}`,
        confirm: { click: 'Its services are down until it is up again.' },
        done: `${name} is rebooting.`,
      });
    case 'wake':
      return actOf(machine, MachinesWakeDocument, variables, {
        title: `Wake server ${name}?`,
        doIt: `Wake ${name}`,
        confirm: null,
        done: `${name} was sent a wake-up call.`,
      });
    case 'ctrl-alt-del':
      return reset(machine, 'SW', {
        title: `Send Ctrl+Alt+Del to server ${name}?`,
        doIt: `Send it to ${name}`,
        confirm: { click: 'Most systems reboot; their services are down until they are up again.' },
        done: `${name} was sent Ctrl+Alt+Del.`,
      });
    case 'reset':
      return reset(machine, 'HW', {
        title: `Reset server ${name}?`,
        doIt: `Reset ${name}`,
        confirm: { click: 'Resets the hardware at once; unsaved data is lost.' },
        done: `${name} was reset.`,
      });
    case 'button':
      return reset(machine, 'POWER', {
        title: `Press the power button of server ${name}?`,
        doIt: `Press it on ${name}`,
        confirm: { click: 'Shuts down a running server; starts one that is off.' },
        done: `The power button of ${name} was pressed.`,
      });
  }
}

/** All machines get the same labels added and removed; each keeps its others. */
export function labelsAct(machine: Machine, labels: Labels, edit: LabelEdit): Act {
  const thing = machine.kind === 'box' ? 'storage box' : 'server';
  const document = machine.kind === 'box' ? MachinesBoxLabelsDocument : MachinesLabelsDocument;
  const count = Object.keys(labels).length;
  return actOf(
    machine,
    document,
    { ...pointer(machine), labels },
    {
      title: `Change the labels of ${thing} ${machine.name}?`,
      doIt: 'Change the labels',
      ...guarded(machine),
      leaveIt: 'Leave them',
      confirm: null,
      together: {
        mutation: MachinesChangeLabelsDocument.toString(),
        variables: { ...edit, ...included(machine) },
        where: { kinds: ['SERVER', 'STORAGE_BOX'] },
        id: machine.id,
      },
      done: `${machine.name} has ${count === 1 ? '1 label' : `${count} labels`}.`,
    },
  );
}

/** Null where its API has no call for deletion. */
export function deleteAct(machine: Machine, cost: Decimal | null): Act | null {
  const { name, api, id } = machine;
  const words = {
    leaveIt: 'Keep it',
    confirm: { type: name },
    ends: cost,
    doIt: `Delete ${name}`,
    done: `${name} is gone.`,
  };
  if (api === 'CLOUD') {
    return actOf(machine, MachinesDeleteDocument, pointer(machine), {
      ...words,
      title: `Delete server ${name}?`,
      lost: ['Its disk and all data on it', 'Its backups'],
      server: { api, id },
      presence: { query: ActServerThereDocument.toString(), variables: pointer(machine), path: ['cloud', 'server'] },
    });
  }
  if (api !== 'STORAGE') return null;
  return actOf(machine, MachinesDeleteBoxDocument, pointer(machine), {
    ...words,
    title: `Delete storage box ${name}?`,
    lost: ['All data in it', 'Its snapshots and sub-accounts'],
    presence: { query: ActBoxThereDocument.toString(), variables: pointer(machine), path: ['storage', 'storageBox'] },
  });
}

/** `reserve` is null where its location cannot be reserved. */
export function cancelAct(machine: Machine, cost: Decimal | null, date: string, reserve: boolean | null): Act {
  const { name, id } = machine;
  return actOf(
    machine,
    MachinesCancelDocument,
    { ...pointer(machine), date, reserve },
    {
      title: `Cancel server ${name} to ${date}?`,
      doIt: `Cancel ${name}`,
      leaveIt: 'Keep it',
      confirm: { type: name },
      ends: cost,
      lost: [`On ${date} the server and all data on it are given up`],
      stays: ['Until then it runs and costs as before, and you can withdraw the cancellation'],
      server: { api: 'DEDICATED', id },
      done: `${name} is cancelled to ${date}.`,
    },
  );
}
