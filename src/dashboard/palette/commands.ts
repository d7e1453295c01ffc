/** Commands that are available everywhere; none changes hosted resources. */
import { refresh } from '../ask/connection.js';
import { signOut } from '../ask/session.js';
import type { IconName } from '../parts/icon.js';
import { say } from '../parts/toast.js';
import { go, hrefTo, hrefWith } from '../route/address.js';
import { helpIsOpen } from '../shell/keys.js';
import { pageList } from '../shell/page-list.js';
import { density, theme } from '../shell/settings.js';
import { paramsOf, type SavedView } from '../views/views.js';

export interface Command {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly hint?: string;
  run(): void;
}

export function pageCommands(isAdmin: boolean): readonly Command[] {
  return pageList
    .filter(({ page }) => page !== 'tokens' || isAdmin)
    .map(({ page, title, icon, key }) => ({
      id: `page ${page}`,
      title: `Go to ${title}`,
      icon,
      hint: `g ${key}`,
      run: () => go(hrefTo(page)),
    }));
}

/** Saved views open with their own accounts, or with all. */
export function viewCommands(views: readonly SavedView[]): readonly Command[] {
  return views.map((view) => ({
    id: `view ${view.page} ${view.name}`,
    title: `Open the view ${view.name}`,
    icon: 'bookmark',
    hint: pageList.find(({ page }) => page === view.page)?.title ?? '',
    run: () => go(hrefTo(view.page, paramsOf(view))),
  }));
}

interface ActRights {
  readonly isAdmin: boolean;
  readonly mayRead: boolean;
}

/** Lead to where the act is: each has its own dialog there. */
export function actCommands({ isAdmin, mayRead }: ActRights): readonly Command[] {
  const ofHosting: readonly Command[] = [
    { id: 'set budget', title: 'Set a budget', icon: 'bill', run: () => go(`${hrefTo('costs')}#budgets`) },
    { id: 'add price', title: 'Add a price', icon: 'bill', run: () => go(hrefTo('costs', { show: 'unknown' })) },
    {
      id: 'import statement',
      title: 'Import a statement',
      icon: 'upload',
      run: () => go(hrefTo('statements', { import: 'yes' })),
    },
    {
      id: 'see unused',
      title: 'See what could end',
      icon: 'findings',
      run: () => go(hrefTo('findings', { part: 'money' })),
    },
    {
      id: 'see off',
      title: 'See machines that are off',
      icon: 'machines',
      run: () => go(hrefTo('machines', { q: 'needs:off' })),
    },
    { id: 'delete machine', title: 'Choose machines to delete', icon: 'machines', run: () => go(hrefTo('machines')) },
    {
      id: 'add account',
      title: 'See the accounts and how to add one',
      icon: 'plug',
      run: () => go(`${hrefTo('overview')}#sources`),
    },
  ];
  return [
    ...(mayRead ? ofHosting : []),
    { id: 'new rule', title: 'Create an alert rule', icon: 'alerts', run: () => go(hrefTo('alerts')) },
    ...(isAdmin
      ? [{ id: 'new token', title: 'Create a token', icon: 'tokens', run: () => go(hrefTo('tokens')) } as const]
      : []),
  ];
}

export const otherCommands: readonly Command[] = [
  { id: 'again', title: 'Refresh everything on this page', icon: 'refresh', run: () => refresh() },
  { id: 'light', title: 'Light colours', icon: 'theme', run: () => theme.set('light') },
  { id: 'dark', title: 'Dark colours', icon: 'theme', run: () => theme.set('dark') },
  { id: 'system', title: 'Colours of the system', icon: 'theme', run: () => theme.set('system') },
  { id: 'compact', title: 'Compact rows', icon: 'density', run: () => density.set('compact') },
  { id: 'roomy', title: 'Roomy rows', icon: 'density', run: () => density.set('roomy') },
  { id: 'keys', title: 'Show keyboard shortcuts', icon: 'keys', hint: '?', run: () => helpIsOpen.set(true) },
  { id: 'copy', title: 'Copy the link of this page', icon: 'copy', run: () => void copyLink() },
  { id: 'out', title: 'Sign out', icon: 'person', run: () => void signOut() },
];

export function currencyCommands(currencies: readonly { code: string; name: string }[]): readonly Command[] {
  return currencies.map(({ code, name }) => ({
    id: `currency ${code}`,
    title: `Show amounts in ${code}, ${name}`,
    icon: 'rates',
    hint: 'Currency',
    run: () => go(hrefWith({ currency: code })),
  }));
}

async function copyLink(): Promise<void> {
  await navigator.clipboard.writeText(location.href);
  say({ text: 'Link copied.' });
}
