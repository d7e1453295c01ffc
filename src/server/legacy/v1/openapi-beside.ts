/** The OpenAPI description of what accompanies /api/v1: large files and a browser's session, with the exports. */
import { refusalText } from '../../../base/shares/room.js';
import { shares } from '../../../base/shares/shares.js';
import { exportPaths } from './openapi-exports.js';
import { error, full, json, lacks, noToken, ok, operation, parameter, unverified } from './openapi-parts.js';

const needsToken = [{ token: [] }];
const otherSite = lacks(
  'The request comes from a page of another site.',
  'Expected no page of another site to ask, but got the origin "https://other.example"',
);
const otherPage = lacks(
  'The request comes from a page of another site, or says neither by `origin` nor by `sec-fetch-site` that it comes from one of this service.',
  'Expected a request of the page of this service itself, by its `origin` or `sec-fetch-site`, but got one of another; elsewhere send `Authorization: Bearer mrd_…`.',
);
const refusedBody = {
  413: error('The body is larger than 4 kB.', 'Expected a smaller body: this one is too large.'),
  415: error(
    'The Content-Type header cannot be read, or names neither JSON nor text.',
    'Expected the header "content-type: application/json", but got one that cannot be read.',
  ),
};
const gone = {
  404: error('The address is unknown, used, expired or of another token.', 'Expected the address of a file.'),
};
const ticket = parameter('ticket', 'From the address that a mutation returned; it is good once.', 'dGlja2V0');
const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

export const pathsBeside = {
  ...exportPaths,
  '/files/{ticket}': {
    get: operation(
      'downloadFile',
      'Hosting',
      'Download a large file',
      needsToken,
      {
        200: { description: 'The content.', content: bytes },
        ...noToken,
        ...otherSite,
        ...gone,
        ...full(refusalText(shares.files)),
        default: error('The provider failed, or refused to send the file.', 'The edge API did not answer in time.'),
      },
      [ticket],
    ),
    put: {
      ...operation(
        'uploadFile',
        'Hosting',
        'Upload a large file',
        needsToken,
        {
          200: ok('The answer of the mutation that the file belongs to.', 'GraphQLAnswer', { data: { upload: {} } }),
          400: error('The size is not that of the mutation.', 'Expected 3 bytes, as the input says, but got 2'),
          ...noToken,
          ...otherSite,
          ...gone,
          413: error('The file is too large.', 'Expected a file of at most 5 GiB, but got 5368709121 bytes'),
          ...full(refusalText(shares.files)),
          default: ok(
            'The file did not come in time, or the provider failed or refused it: the errors of the mutation.',
            'GraphQLAnswer',
            { errors: [{ message: 'The edge API refused it.' }], data: { upload: null } },
          ),
        },
        [ticket],
      ),
      requestBody: { required: true, content: bytes },
    },
  },
  '/session': {
    post: {
      ...operation('signIn', 'Hosting', 'Keep the token in a cookie that no script can read', [], {
        204: { description: 'The cookie is set.' },
        400: error('The body has no token.', 'Expected a body such as {"token":"mrd_…"}, but got something else.'),
        ...noToken,
        ...otherPage,
        ...refusedBody,
        ...unverified,
      }),
      requestBody: {
        required: true,
        content: json({ $ref: '#/components/schemas/SignIn' }, { token: 'mrd_…' }),
      },
    },
    delete: operation('signOut', 'Hosting', 'Delete the cookie', [], {
      204: { description: 'The cookie is gone.' },
      400: error(
        'There is a body of JSON that cannot be read.',
        'Expected a path, headers and a body that are encoded properly, but got some that cannot be read.',
      ),
      ...otherPage,
      ...refusedBody,
    }),
  },
};
