import { WorkerBinding } from '../../../../../src/apis/edge/workers/bindings/worker-bindings.js';
import type { Particulars } from '../../particulars.js';

export const workers: Partial<Particulars> = {
  differences: {
    'WorkerAnnotations.workers/message': { as: 'message' },
    'WorkerAnnotations.workers/tag': { as: 'tag' },
    'WorkerAnnotations.workers/triggered_by': { as: 'triggeredBy' },
    // Beside the link.
    'WorkerRoute.script': { as: 'scriptName' },
  },
  // What a version came of is returned, not sent.
  revisions: {
    WorkerScript: { id: 'string!' },
    WorkerScriptMetadataInput: { annotations: 'WorkerAnnotationsInput' },
    WorkerScriptSettingsInput: { annotations: 'WorkerAnnotationsInput' },
  },
  types: { WorkerAnnotationsInput: { 'workers/message': 'string', 'workers/tag': 'string' } },
  kinds: { WorkerBinding: { of: WorkerBinding } },
};
