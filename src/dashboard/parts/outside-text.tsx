/** What others wrote, such as the names of servers: whatever characters it has, it changes the order of nothing around it. */
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
