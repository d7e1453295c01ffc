/** A link within the page: an ordinary one, but followed without a reload. */
import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { go } from './address.js';

export function Link({ href, onClick, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!isPlain || event.defaultPrevented) return;
    event.preventDefault();
    go(href);
  }
  return <a href={href} onClick={follow} {...rest} />;
}
