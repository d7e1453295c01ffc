/** @decorates-classes */
import { dialect } from '../../../src/apis/dedicated/dialect.js';
import { conforms } from '../../rest/conformance.js';
import { refusal } from './upstream.js';

conforms({
  dialect,
  credential: '#ws+user:p:ässword',
  authorization: `Basic ${Buffer.from('#ws+user:p:ässword').toString('base64')}`,
  thing: (id) => ({ id, long_name: `thing ${id}` }),
  page: (things) =>
    things.length === 0 ? refusal(404, 'NOT_FOUND') : { body: things.map((thing) => ({ things: thing })) },
  single: (thing) => ({ body: { things: thing } }),
  created: (thing) => ({ status: 201, body: { things: thing } }),
  refusal: (status, code, message) => refusal(status, code, { message }),
  rateLimited: (interval) => refusal(403, 'RATE_LIMIT_EXCEEDED', { max_request: 200, interval }),
  sent: 'long_name=a+b%26c',
});
