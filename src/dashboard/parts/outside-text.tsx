/** Isolates foreign text, such as the names of servers, so that none of its characters reorder the text around it. */
import { Fragment, type ReactNode } from 'react';

export function OutsideText({ children }: { readonly children: ReactNode }) {
  return <bdi>{children}</bdi>;
}

/** Several, with commas between those that are there. */
export function OutsideTexts({ of }: { readonly of: readonly (string | false | null | undefined)[] }) {
  return of.filter(Boolean).map((text, place) => (
    <Fragment key={place}>
      {place > 0 && ', '}
      <OutsideText>{text}</OutsideText>
    </Fragment>
  ));
}
