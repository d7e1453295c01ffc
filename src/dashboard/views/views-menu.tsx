/** The saved views of a page: opens, names and deletes them. */
import { type FormEvent, useId, useState } from 'react';
import { Button, DialogTrigger, Popover } from 'react-aria-components';
import { count } from '../format/money.js';
import { Icon } from '../parts/icon.js';
import { useStore } from '../parts/store.js';
import { hrefWith, useAddress } from '../route/address.js';
import { Link } from '../route/link.js';
import {
  deleteView,
  isSame,
  longestName,
  paramsOf,
  saveView,
  searchOf,
  type ViewPage,
  views,
  wrongIn,
} from './views.js';
import { OutsideText } from '../parts/outside-text.js';

export function ViewsMenu({ page }: { page: ViewPage }) {
  const own = useStore(views).filter((view) => view.page === page);
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button className="button plain" aria-label={`Views, ${count(own.length)} saved`}>
        <Icon name="bookmark" />
        <span className="views-word">Views</span>
      </Button>
      <Popover className="popover" placement="bottom end">
        <div className="views">
          <Views page={page} close={() => setOpen(false)} />
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function Views({ page, close }: { page: ViewPage; close(): void }) {
  const all = useStore(views);
  const own = all.filter((view) => view.page === page);
  const search = searchOf(page, useAddress().params);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();
  const wanted = { page, search, name: name.trim() };
  const isKnown = own.some((view) => isSame(view, wanted));

  function save(event: FormEvent): void {
    event.preventDefault();
    const wrong = wrongIn(wanted, all);
    if (wrong !== null) return setProblem(wrong);
    const isKept = saveView(wanted);
    setName('');
    setProblem(isKept ? null : 'This browser stores nothing: the view lasts until you close the page.');
  }

  return (
    <>
      {own.length === 0 && <p className="small quiet">No saved views of this page.</p>}
      {own.length > 0 && (
        <ul className="views-list">
          {own.map((view) => (
            <li key={view.name}>
              <Link
                className="clip"
                href={hrefWith({ ...paramsOf(view), open: null })}
                aria-current={view.search === search ? 'true' : undefined}
                onClick={close}
              >
                <OutsideText>{view.name}</OutsideText>
              </Link>
              <button
                type="button"
                className="button plain icon-only"
                aria-label={`Delete the view ${view.name}`}
                onClick={() => deleteView(view)}
              >
                <Icon name="trash" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <form className="views-new" onSubmit={save} noValidate>
        <label className="field">
          Save this view as
          <input
            className="input"
            value={name}
            maxLength={longestName}
            autoComplete="off"
            placeholder="Name"
            aria-invalid={problem !== null}
            aria-describedby={id}
            onChange={({ target }) => {
              setName(target.value);
              setProblem(null);
            }}
          />
        </label>
        <button type="submit" className="button">
          {isKnown ? 'Replace' : 'Save'}
        </button>
      </form>
      <p id={id} className="field-error small" role="status">
        {problem}
      </p>
    </>
  );
}
