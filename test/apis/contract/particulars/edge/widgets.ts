import type { Particulars } from '../../particulars.js';

const create = 'POST /accounts/{accountId}/challenges/widgets';

export const widgets: Partial<Particulars> = {
  differences: Object.fromEntries(
    ['direction', 'filter', 'order', 'page', 'per_page'].map((name) => [
      `${create}.${name}`,
      { absent: 'It is about a list, and no list is answered' },
    ]),
  ),
  // Its pages name it by this.
  revisions: { Widget: { sitekey: 'id!' } },
};
