/** Selects whose resources are shown: all, those of an API, or those of one account. */
import { Header } from 'react-aria-components/Header';
import {
  Button,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  Popover,
  Select,
  SelectValue,
} from 'react-aria-components/Select';
import { useParam } from '../route/address.js';
import { Icon } from '../parts/icon.js';
import { accountLabel } from './scope.js';
import type { FrameQuery } from '../generated/graphql.js';
import { OutsideText } from '../parts/outside-text.js';

type FrameSource = FrameQuery['hosting']['sources'][number];

export function AccountsSelect({ sources }: { sources: readonly FrameSource[] }) {
  const [of, setOf] = useParam('of');
  const apis = [...new Set(sources.map(({ api }) => api))];
  return (
    <Select
      className="top-accounts"
      aria-label="Accounts"
      value={of ?? 'all'}
      onChange={(key) => setOf(key === 'all' ? null : String(key))}
    >
      <Button className="button">
        <SelectValue>
          <OutsideText>{of === null ? 'All accounts' : of.replace(':', ' · ')}</OutsideText>
        </SelectValue>
        <Icon name="down" />
      </Button>
      <Popover className="popover">
        <ListBox>
          <ListBoxItem id="all" className="option">
            All accounts
          </ListBoxItem>
          {apis.map((api) => (
            <ListBoxSection key={api}>
              <Header className="options-header">{api.toLowerCase()}</Header>
              <ListBoxItem id={api.toLowerCase()} className="option" textValue={`all of ${api.toLowerCase()}`}>
                All of {api.toLowerCase()}
              </ListBoxItem>
              {sources
                .filter((source) => source.api === api)
                .map(({ accountName: account }) => (
                  <ListBoxItem
                    key={account}
                    id={`${api.toLowerCase()}:${account}`}
                    className="option"
                    textValue={accountLabel(api, account)}
                  >
                    <OutsideText>{accountLabel(api, account)}</OutsideText>
                  </ListBoxItem>
                ))}
            </ListBoxSection>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}
