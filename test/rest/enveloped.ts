/** The dialect of the edge with what tests need of a small API: an id that is a number, and small pages by time. */
import { cursors as cursorsOfEdge, dialect as edge } from '../../src/apis/edge/dialect.js';
import type { Dialect } from '../../src/rest/rows/dialect.js';
import { trailing } from '../../src/rest/rows/paging.js';
import { textAt } from '../../src/base/unknown.js';

export const cursors = cursorsOfEdge('limit');

/** By time, the latest first, without a total. */
export const byTime = trailing(
  { size: 3 },
  { mark: 'before', size: 'limit' },
  {
    time: (item) => textAt(item, 'created'),
    id: (item) => textAt(item, 'uid'),
  },
);

export const dialect: Dialect = {
  ...edge,
  baseUrl: 'https://edge.invalid/client/v4',
  ids: (name) => (name === 'jobId' ? 'int' : 'string'),
};
