/** An address that no page has, and the ways on. */
import { Icon } from '../parts/icon.js';
import { OutsideText } from '../parts/outside-text.js';
import { Empty } from '../parts/states.js';
import { hrefTo, root } from '../route/address.js';
import { Link } from '../route/link.js';
import { paletteIsOpen } from './keys.js';

export function NoPage() {
  return (
    <Empty
      icon="search"
      title="No page has this address"
      way={
        <div className="no-page-ways">
          <Link className="button primary" href={hrefTo('overview')}>
            Open the overview
          </Link>
          <button type="button" className="button" onClick={() => paletteIsOpen.set(true)}>
            <Icon name="search" /> Find a page or a resource
          </button>
        </div>
      }
    >
      <OutsideText>{addressText()}</OutsideText> is mistyped, or of another release of Meridian.
    </Empty>
  );
}

/** The address as it was typed, if it can be read. */
function addressText(): string {
  const path = location.pathname.slice(root.length);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
