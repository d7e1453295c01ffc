/** The saved views of a page: opens, names and deletes them. */
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger, Popover } from 'react-aria-components/Popover';
import { count } from '../format/money.js';
import { Form } from '../parts/form/form.js';
import { TextField } from '../parts/form/text-field.js';
import { useForm } from '../parts/form/use-form.js';
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
  const wantedOf = (name: string) => ({ page, search, name: name.trim() });
  const form = useForm({
    first: { name: '' },
    check({ name }): Record<string, string> {
      const wrong = wrongIn(wantedOf(name), all);
      return wrong === null ? {} : { name: wrong };
    },
    send({ name }) {
      const isStored = saveView(wantedOf(name));
      form.set({ name: '' });
      const message = 'This browser stores nothing: the view lasts until you close the page.';
      return Promise.resolve(isStored ? null : { message });
    },
  });
  const isKnown = own.some((view) => isSame(view, wantedOf(form.values.name)));

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
      <Form form={form} className="views-new">
        <TextField
          {...form.field('name')}
          label="Save the current view as"
          maxLength={longestName}
          placeholder="Name"
        />
        <button type="submit" className="button">
          {isKnown ? 'Replace' : 'Save'}
        </button>
      </Form>
    </>
  );
}
