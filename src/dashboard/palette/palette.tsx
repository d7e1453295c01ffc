/** Ctrl-K: searches everything, opens any page, and runs commands that change nothing. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Input, SearchField } from 'react-aria-components/SearchField';
import { useGraphQuery } from '../ask/use-graph-query.js';
import { CurrenciesDocument, FindDocument } from '../generated/graphql.js';
import { catchFocus } from '../parts/escape.js';
import { Icon, type IconName } from '../parts/icon.js';
import { Reachable } from '../parts/reachable.js';
import { useStore } from '../parts/store.js';
import { go } from '../route/address.js';
import { paletteIsOpen } from '../shell/keys.js';
import { accountLabel, allows, useToken } from '../shell/scope.js';
import { insertTypedAhead } from '../shell/typed-ahead.js';
import { actCommands, type Command, currencyCommands, otherCommands, pageCommands, viewCommands } from './commands.js';
import { documentCommands } from './document-commands.js';
import { views } from '../views/views.js';
import { type Hit, hrefOfHit, iconOf, isMachine, isRecord } from './hits.js';
import { focusActs, keyInFocus } from './focus-acts.js';
import { lookedFor, nothingIn } from './looked.js';
import { Marked } from './marked.js';
import { usePlaceCommands } from './place-commands.js';
import { isCalled } from './search-words.js';
import { typeInWords } from './type-in-words.js';

interface PaletteEntry {
  readonly id: string;
  readonly title: string;
  readonly icon: IconName;
  readonly hint: string;
  run(): void;
}

interface PaletteGroup {
  readonly title: string;
  readonly entries: readonly PaletteEntry[];
}

/** Milliseconds after the last key until the search starts. */
const pause = 180;
const perGroup = 8;
/** Characters of a text that can be searched for. */
const longestText = 3_000;

export function Palette() {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current !== null) insertTypedAhead(field.current);
    return catchFocus;
  }, []);
  const wanted = useSettled(text.trim(), pause);
  const token = useToken();
  const canFind = allows(token, 'HOSTING_READ') && wanted !== '' && wanted.length <= longestText;
  const { data, isBusy, isOld, problems } = useGraphQuery(FindDocument, { text: wanted }, { pause: !canFind });
  const looked = lookedFor({
    text: text.trim(),
    wanted,
    canFind,
    isBusy,
    isOld,
    hasProblems: problems.length > 0,
    isComplete: data?.hosting.find.isComplete ?? null,
  });
  const saved = useStore(views);
  const places = usePlaceCommands(wanted);
  const currencies = useGraphQuery(CurrenciesDocument, {});
  const found = canFind && data ? data.hosting.find.nodes : [];
  const commands = [
    ...pageCommands(allows(token, 'ADMIN')),
    ...(text.trim() === ''
      ? []
      : actCommands({ isAdmin: allows(token, 'ADMIN'), mayRead: allows(token, 'HOSTING_READ') })),
    ...(allows(token, 'HOSTING_READ') ? viewCommands(saved) : []),
    ...otherCommands,
    ...(text.trim().length > 1 ? currencyCommands(currencies.data?.currencies ?? []) : []),
  ];
  const matching = commands
    .filter(({ id, title }) => isCalled(id, title, text.trim()))
    .slice(0, text === '' ? 20 : perGroup);
  const questions = text.trim() === '' || !allows(token, 'HOSTING_READ') ? [] : documentCommands;
  const askable = questions.filter(({ id, title }) => isCalled(id, title, text.trim())).slice(0, perGroup);
  const groups = [
    { title: 'Machines', entries: found.filter(isMachine).slice(0, perGroup).map(entryOfHit) },
    { title: 'Records', entries: found.filter(isRecord).slice(0, perGroup).map(entryOfHit) },
    {
      title: 'Other',
      entries: found
        .filter((hit) => !isMachine(hit) && !isRecord(hit))
        .slice(0, perGroup)
        .map(entryOfHit),
    },
    { title: 'Commands', entries: matching.map(entryOfCommand) },
    { title: 'Questions', entries: askable.map(entryOfCommand) },
    { title: 'Places', entries: places.map(entryOfCommand) },
  ].filter(({ entries }) => entries.length > 0);

  function run(id: string): void {
    const entry = groups.flatMap(({ entries }) => entries).find((each) => each.id === id);
    paletteIsOpen.set(false);
    entry?.run();
  }

  /** Handled before the dialog, which traps the focus. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Escape') {
      // Otherwise Escape would only clear the field.
      event.preventDefault();
      event.stopPropagation();
      return paletteIsOpen.set(false);
    }
    if (event.key !== 'Tab' || event.shiftKey) return;
    const id = keyInFocus(event.currentTarget);
    if (id === null || !id.startsWith('hit ')) return;
    event.preventDefault();
    event.stopPropagation();
    run(id);
    focusActs();
  }

  return (
    <ModalOverlay
      className="shade palette-shade"
      isOpen
      isDismissable
      onOpenChange={(isOpen) => paletteIsOpen.set(isOpen)}
    >
      <Modal className="dialog palette">
        <Dialog aria-label="Search and commands">
          <div className="palette-inner" onKeyDownCapture={onKeyDown}>
            <Autocomplete inputValue={text} onInputChange={setText}>
              <SearchField aria-label="Find a name, address, label or id, a page or a command" autoFocus>
                <Icon name="search" />
                <Input ref={field} className="palette-input" placeholder="Find a name, address, label or id" />
              </SearchField>
              <Reachable label="Found" className="palette-list">
                <ListBox
                  aria-label="Results"
                  items={groups}
                  onAction={(key) => run(String(key))}
                  renderEmptyState={() => <p className="options-header">{nothingIn(looked, text.trim())}</p>}
                >
                  {(group: PaletteGroup) => (
                    <ListBoxSection id={group.title}>
                      <Header className="options-header">{group.title}</Header>
                      {group.entries.map(({ id, title, icon, hint }) => (
                        <ListBoxItem key={id} id={id} className="option" textValue={title}>
                          <Icon name={icon} />
                          <span className="clip">
                            <Marked text={title} by={text.trim()} />
                          </span>
                          <span className="option-more small clip">
                            <Marked text={hint} by={text.trim()} />
                          </span>
                        </ListBoxItem>
                      ))}
                    </ListBoxSection>
                  )}
                </ListBox>
              </Reachable>
            </Autocomplete>
          </div>
          <p className="palette-foot small quiet">
            <kbd>↑</kbd> <kbd>↓</kbd> choose <kbd>Enter</kbd> open <kbd>Tab</kbd> act <kbd>Esc</kbd> close
            <span role="status" className="hidden-text">
              {looked === 'all' || looked === 'part' ? `${found.length} found` : ''}
            </span>
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function entryOfHit(hit: Hit): PaletteEntry {
  const { api, accountName: account, type, id, name, matched } = hit;
  const said = matched.find(({ field }) => field !== 'name')?.text;
  const hint = [typeInWords(hit.type), accountLabel(api, account), said].filter(Boolean).join(', ');
  return {
    id: `hit ${api} ${account} ${type} ${id ?? name ?? ''}`,
    title: name ?? id ?? typeInWords(hit.type),
    icon: iconOf(hit),
    hint,
    run: () => go(hrefOfHit(hit)),
  };
}

function entryOfCommand({ hint = '', ...command }: Command): PaletteEntry {
  return { ...command, hint };
}

/** The value once it has been unchanged for that many milliseconds. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
