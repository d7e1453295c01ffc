import { WorkerBinding } from '../../../../../src/apis/edge/workers/bindings/worker-bindings.js';
import type { Particulars } from '../../particulars.js';

const secrets = '/accounts/{accountId}/workers/scripts/{name}/secrets';

export const workers: Partial<Particulars> = {
  differences: {
    'WorkerAnnotations.workers/message': { as: 'message' },
    'WorkerAnnotations.workers/tag': { as: 'tag' },
    'WorkerAnnotations.workers/triggered_by': { as: 'triggeredBy' },
    // Beside the link.
    'WorkerRoute.script': { as: 'scriptName' },
    'WorkerDomain.zone_id': { as: 'zone' },
  },
  // What a version came of is returned, not sent.
  revisions: {
    WorkerScript: { id: 'string!' },
    EmailRoutingAddress: { id: 'string!' },
    'GET /accounts/{accountId}/workers/domains': { zone_id: 'id' },
    'PUT /accounts/{accountId}/workers/domains': { zone_id: 'id' },
    WorkerScriptMetadataInput: { annotations: 'WorkerAnnotationsInput' },
    WorkerScriptSettingsInput: { annotations: 'WorkerAnnotationsInput' },
  },
  // A text has a text, and a key one of its two forms.
  ways: {
    [`PUT ${secrets}`]: [
      { with: { type: 'secret_text' }, without: ['key_base64', 'key_jwk'] },
      { with: { type: 'secret_key' }, without: ['text', 'key_jwk'] },
      { with: { type: 'secret_key' }, without: ['text', 'key_base64'] },
    ],
  },
  types: { WorkerAnnotationsInput: { 'workers/message': 'string', 'workers/tag': 'string' } },
  kinds: { WorkerBinding: { of: WorkerBinding } },
};
