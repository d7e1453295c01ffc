/** The navigation at the left edge, or at the bottom on a phone. */
import { Button } from 'react-aria-components/Button';
import { Header, Menu, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components/Menu';
import type { FrameQuery } from '../generated/graphql.js';
import { useAttention } from '../ask/attention.js';
import { type SourceReport, sourceNews } from '../format/source-states.js';
import { time } from '../format/time.js';
import { Icon } from '../parts/icon.js';
import { useStore } from '../parts/store.js';
import { go, hrefTo, hrefWith, useAddress } from '../route/address.js';
import { Link } from '../route/link.js';
import { helpIsOpen } from './keys.js';
import { pageList } from './page-list.js';
import { RailCount } from './rail-count.js';
import { accountLabel, allows, useChosen, useToken } from './scope.js';

type RailSource = FrameQuery['hosting']['sources'][number];

export function Rail({ sources }: { sources: readonly RailSource[] }) {
  const { page, isLost } = useAddress();
  const current = isLost ? null : page;
  const token = useToken();
  const news = useStore(sourceNews);
  const read = news.filter(({ state }) => state === 'OK').length;
  const attentionOf = useAttention(JSON.stringify(useChosen()));
  const isSandbox = sources.length > 0 && sources.every(({ accountName: account }) => account === 'sandbox');
  return (
    <nav className="rail" aria-label="Pages">
      <Link className="rail-brand" href={hrefTo('overview')}>
        <Icon name="meridian" />
        <span className="rail-word">Meridian</span>
        {isSandbox && <span className="tag">sandbox</span>}
      </Link>
      <ul className="rail-pages">
        {pageList.map(({ page, title, icon }) => (
          <li key={page}>
            {page === 'tokens' && token !== null && !allows(token, 'ADMIN') ? null : (
              <Link
                className="rail-link"
                href={hrefTo(page)}
                aria-current={page === current ? 'page' : undefined}
                title={title}
                aria-describedby={attentionOf(page) ? `rail-${page}` : undefined}
              >
                <Icon name={icon} />
                <span className="rail-word">{title}</span>
                <RailCount id={`rail-${page}`} of={attentionOf(page)} />
              </Link>
            )}
          </li>
        ))}
      </ul>
      <div className="rail-foot">
        {news.length > 0 && (
          <Link className="status" href={`${hrefTo('overview')}#sources`}>
            <Icon name="plug" />
            <span className={read < news.length ? 'warn' : ''}>
              {read} of {news.length} sources read
              <br />
              oldest at {time(oldestIn(news), 'clock')}
            </span>
          </Link>
        )}
        <button type="button" className="button plain small" onClick={() => helpIsOpen.set(true)}>
          <Icon name="keys" /> Keys <kbd>?</kbd>
        </button>
      </div>
    </nav>
  );
}

function oldestIn(news: readonly SourceReport[]): Date {
  return new Date(Math.min(...news.map(({ at }) => at.getTime())));
}

const onPhone = ['overview', 'costs', 'findings', 'machines'];

export function BottomBar({ sources }: { sources: readonly RailSource[] }) {
  const { page, isLost, params } = useAddress();
  const current = isLost ? null : page;
  const of = params.get('of') ?? '';
  const token = useToken();
  const attentionOf = useAttention(JSON.stringify(useChosen()));
  const more = pageList.filter(({ page }) => !onPhone.includes(page) && (page !== 'tokens' || allows(token, 'ADMIN')));
  return (
    <nav className="bottom" aria-label="Pages on a phone">
      {pageList
        .filter(({ page }) => onPhone.includes(page))
        .map(({ page, title, icon }) => (
          <Link
            key={page}
            className="bottom-link"
            href={hrefTo(page)}
            aria-current={page === current ? 'page' : undefined}
            aria-describedby={attentionOf(page) ? `bottom-${page}` : undefined}
          >
            <Icon name={icon} />
            <span className="bottom-word">{title}</span>
            <RailCount id={`bottom-${page}`} of={attentionOf(page)} />
          </Link>
        ))}
      <MenuTrigger>
        <Button className="bottom-link" {...(more.some(({ page }) => page === current) && { 'aria-current': 'page' })}>
          <Icon name="more" />
          <span className="bottom-word">More</span>
        </Button>
        <Popover className="popover">
          <Menu aria-label="More pages" onAction={(key) => follow(String(key))}>
            {more.map(({ page, title, icon }) => (
              <MenuItem key={page} id={`page ${page}`} className="option" textValue={title}>
                <Icon name={icon} />
                {title}
              </MenuItem>
            ))}
            {pageList.some(({ page, isHosting }) => page === current && isHosting) && sources.length > 1 && (
              <MenuSection>
                <Header className="options-header">Accounts shown</Header>
                {whose(sources).map(({ key, label }) => (
                  <MenuItem key={key} id={`of ${key}`} className="option" textValue={label}>
                    <Icon name={key === of ? 'check' : 'plug'} />
                    {label}
                    {key === of && <span className="hidden-text">, shown now</span>}
                  </MenuItem>
                ))}
              </MenuSection>
            )}
          </Menu>
        </Popover>
      </MenuTrigger>
    </nav>
  );
}

/** Items have fixed ids, whatever the address is. */
function follow(id: string): void {
  const page = pageList.find((each) => `page ${each.page}` === id)?.page;
  go(page === undefined ? hrefWith({ of: id.replace(/^of /, '') }) : hrefTo(page));
}

/** A phone has no room for this choice above the page. */
function whose(sources: readonly RailSource[]): readonly { readonly key: string; readonly label: string }[] {
  const apis = [...new Set(sources.map(({ api }) => api.toLowerCase()))];
  const accounts = sources.map(({ api, accountName: account }) => ({
    key: `${api.toLowerCase()}:${account}`,
    label: accountLabel(api, account),
  }));
  const several = apis.filter((api) => accounts.filter(({ key }) => key.startsWith(`${api}:`)).length > 1);
  return [
    { key: '', label: 'All accounts' },
    ...several.map((api) => ({ key: api, label: `All of ${api}` })),
    ...accounts,
  ];
}
