/** The pages with their titles, in the order of the rail. */
import type { IconName } from '../parts/icon.js';
import type { PageName } from '../route/address.js';

interface PageEntry {
  readonly page: PageName;
  readonly title: string;
  readonly icon: IconName;
  /** The key after `g`. */
  readonly key: string;
  /** It shows the chosen accounts. */
  readonly isHosting: boolean;
}

export const pageList: readonly PageEntry[] = [
  { page: 'overview', title: 'Overview', icon: 'overview', key: 'o', isHosting: true },
  { page: 'costs', title: 'Costs', icon: 'bill', key: 'c', isHosting: true },
  { page: 'statements', title: 'Statements', icon: 'statement', key: 's', isHosting: false },
  { page: 'findings', title: 'Findings', icon: 'findings', key: 'f', isHosting: true },
  { page: 'machines', title: 'Machines', icon: 'machines', key: 'm', isHosting: true },
  { page: 'names', title: 'Names', icon: 'names', key: 'n', isHosting: true },
  { page: 'rates', title: 'Rates', icon: 'rates', key: 'r', isHosting: false },
  { page: 'places', title: 'Places', icon: 'places', key: 'p', isHosting: false },
  { page: 'alerts', title: 'Alerts', icon: 'alerts', key: 'a', isHosting: false },
  { page: 'tokens', title: 'Tokens', icon: 'tokens', key: 't', isHosting: false },
];
