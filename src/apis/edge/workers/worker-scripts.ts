/** Worker scripts: programs that handle requests at the edge. */
import { ArgsType } from 'type-graphql';
import { unpaged } from '../../../rest/rows/paging.js';
import { del, get, list, patch, put } from '../../../rest/rows/row.js';
import { Account } from '../accounts/account.js';
import { mutations, on } from '../bind.js';
import { DeleteScript, UpdateSettings, UploadScript } from './worker-script-inputs.js';
import { WorkerScript } from './worker-script.js';
import { WorkerScriptSettings } from './worker-settings.js';
import { Optional } from '../../../base/optional-field.js';

const script = '/accounts/{accountId}/workers/scripts/{name}';

@ArgsType()
class ScriptFilter {
  @Optional(() => String, 'Only scripts that have a tag or lack it, for instance `team-a:yes,old:no`')
  tags?: string;
}

export const workerScripts = on(Account, {
  workerScripts: list('/accounts/{accountId}/workers/scripts', () => WorkerScript, ScriptFilter, { paging: unpaged }),
});

/** Separate from the list, which returns other objects. */
export const workerScriptParts = on(Account, {
  workerScriptContent: get(script, () => String, {
    about: 'The source code of a Worker script as text; several modules come as one multipart text',
    answer: 'text',
  }),
  workerScriptSettings: get(`${script}/settings`, () => WorkerScriptSettings),
});

export const workerScriptWrites = mutations({
  uploadEdgeWorkerScript: put(script, () => WorkerScript, UploadScript, {
    about: 'Uploads a Worker script or a new version of it and deploys it at once',
    body: 'multipart',
    query: ['bindings_inherit'],
    part: 'workerScript',
  }),
  updateEdgeWorkerScriptSettings: patch(`${script}/settings`, () => WorkerScriptSettings, UpdateSettings, {
    about: 'Changes the settings of a Worker script, which creates a new version with the same code',
    body: 'multipart',
    object: `${script}/settings`,
  }),
  deleteEdgeWorkerScript: del(script, null, DeleteScript, {
    about: 'Deletes a Worker script with all its versions, and its Durable Objects with their data',
    query: ['force'],
  }),
});
