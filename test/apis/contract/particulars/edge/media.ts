/** Images and videos. */
import { composeId } from '../../../../../src/base/global-id.js';
import type { Particulars } from '../../particulars.js';
import { beyond32Bits } from '../shared.js';

export const media: Partial<Particulars> = {
  differences: {
    'ImageDirectUpload.id': {
      as: 'imageId',
      select: '',
      value: (id) => composeId('edge', 'prod', 'image', 'accountId ä/1', String(id)),
    },
    // As the answer calls it.
    'POST /accounts/{accountId}/images/v1.metadata': { as: 'meta' },
    'PATCH /accounts/{accountId}/images/v1/{id}.metadata': { as: 'meta' },
    'POST /accounts/{accountId}/images/v1/direct_upload.metadata': { as: 'meta' },
    'GET /accounts/{accountId}/stream.asc': { absent: 'pages go back in time' },
    'GET /accounts/{accountId}/stream.start': { absent: 'another name of after' },
    'GET /accounts/{accountId}/stream.end': { absent: 'another name of before' },
    ...Object.fromEntries(
      ['Tus-Resumable', 'Upload-Length', 'Upload-Creator', 'Upload-Metadata'].map((header) => [
        `POST /accounts/{accountId}/stream.${header}`,
        { absent: 'of uploads in several pieces' },
      ]),
    ),
    'POST /accounts/{accountId}/stream/copy.url': { absent: 'the former name of input' },
    'POST /accounts/{accountId}/stream/{uid}.uid': { absent: 'the path has it' },
  },
  revisions: {
    StreamVideo: { uid: 'id!' },
    // Times, which a query writes as text.
    'GET /accounts/{accountId}/stream': { after: 'datetime', before: 'datetime' },
  },
  ways: {
    'POST /accounts/{accountId}/images/v1': [{ without: ['url'] }, { without: ['file'] }],
  },
  samples: {
    'StreamVideo.size': beyond32Bits,
    'StreamVideo.maxSizeBytes': beyond32Bits,
  },
};
