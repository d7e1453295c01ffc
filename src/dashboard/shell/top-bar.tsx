/** The title, the accounts, the search, the rate and its day, the currency, the colours and the reader's menu. */
import { useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';
import { count, money, rateMoney } from '../format/money.js';
import { signOut } from '../ask/session.js';
import { daysSince, time } from '../format/time.js';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { type FrameQuery, RateInForceDocument } from '../generated/graphql.js';
import { Icon } from '../parts/icon.js';
import { useStore } from '../parts/store.js';
import { say } from '../parts/toast.js';
import { go, hrefTo, hrefWith, useAddress } from '../route/address.js';
import { Link } from '../route/link.js';
import { AccountsSelect } from './accounts-select.js';
import { CurrencySelect } from './currency-select.js';
import { paletteIsOpen } from './keys.js';
import { useOldRates } from './old-rates.js';
import { pageList } from './page-list.js';
import { type Token, useCurrency, useToken } from './scope.js';
import { theme, themes } from './settings.js';
import { OutsideText } from '../parts/outside-text.js';

export function TopBar({ sources }: { sources: FrameQuery['hosting']['sources'] }) {
  const { page, isLost, params } = useAddress();
  const of = params.get('of');
  const currency = useCurrency();
  const token = useToken();
  const entry = isLost ? undefined : pageList.find((each) => each.page === page);
  return (
    <header className="top">
      <Title text={entry?.title ?? 'No such page'} />
      {entry?.isHosting && of !== null && (
        <span className="top-of small quiet clip">
          <OutsideText>{of.replace(':', ' · ')}</OutsideText>
        </span>
      )}
      {entry?.isHosting && sources.length > 0 && <AccountsSelect sources={sources} />}
      <button type="button" className="button top-find" onClick={() => paletteIsOpen.set(true)}>
        <Icon name="search" />
        <span>Find a name, address, label or id</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <Rate currency={currency} />
      <CurrencySelect
        label="Currency of all amounts"
        value={currency}
        isMain
        onChange={(code) => go(hrefWith({ currency: code }))}
      />
      <ThemeButton />
      <MenuTrigger>
        <Button className="button plain icon-only" aria-label="You">
          <Icon name="person" />
        </Button>
        <Popover className="popover" placement="bottom end">
          <p className="options-header">
            {token ? (
              <>
                Signed in with the token <OutsideText>{token.name}</OutsideText>
              </>
            ) : (
              'Not signed in'
            )}
          </p>
          <Menu
            aria-label="You"
            onAction={(key) => (key === 'out' ? leaveOrArrive(token) : theme.set(themes[Number(key)] ?? 'system'))}
          >
            <MenuItem id="0" className="option">
              Colours of the system
            </MenuItem>
            <MenuItem id="1" className="option">
              Light
            </MenuItem>
            <MenuItem id="2" className="option">
              Dark
            </MenuItem>
            <MenuItem id="out" className="option">
              {token ? 'Sign out' : 'Sign in'}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
    </header>
  );
}

/** A public page has no form to sign in, so it leads to the overview. */
function leaveOrArrive(token: Token | null): void {
  if (token === null) go(hrefTo('overview'));
  else void leave();
}

async function leave(): Promise<void> {
  if (!(await signOut())) say({ text: 'Meridian is not responding: you are still signed in.' });
}

/** Takes the focus when another page is opened, so that a screen reader announces it. */
function Title({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    document.title = `${text} · Meridian`;
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [text]);
  return (
    <h1 ref={heading} tabIndex={-1} className="top-title">
      {text}
    </h1>
  );
}

/** Days after which a rate is shown as old. */
const oldAfter = 2;

function Rate({ currency }: { currency: string }) {
  const other = currency === 'EUR' ? 'USD' : 'EUR';
  const { data } = useGraphQuery(RateInForceDocument, { base: other, codes: [currency] });
  const found = data?.currencies.find(({ code }) => code === currency);
  // The strip says it already.
  const isSaid = useOldRates() !== null;
  if (!found?.rateDate || found.rate === null) return null;
  const days = daysSince(found.rateDate);
  return (
    <Link className="top-rate" href={hrefTo('rates', { open: currency, base: other })}>
      <Icon name="clock" />
      <span>
        {money({ amount: '1', currency: other })} = {rateMoney(found.rate, found.code)}{' '}
        {time(found.rateDate, 'plainDay')}
        {days > oldAfter && !isSaid && <strong className="warn">, {count(days)} days old</strong>}
      </span>
    </Link>
  );
}

function ThemeButton() {
  const chosen = useStore(theme);
  const isDark = chosen === 'dark' || (chosen === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  return (
    <button
      type="button"
      className="button plain icon-only top-theme"
      aria-label={isDark ? 'Light colours' : 'Dark colours'}
      onClick={() => theme.set(isDark ? 'light' : 'dark')}
    >
      <Icon name="theme" />
    </button>
  );
}
