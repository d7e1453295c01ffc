/** The frame around every page. */
import { Suspense } from 'react';
import { Acts } from '../acts/acts.js';
import { useAsk } from '../ask/use-ask.js';
import { FrameDocument } from '../generated/graphql.js';
import { Palette } from '../palette/palette.js';
import { Toasts } from '../parts/toast.js';
import { useAddress } from '../route/address.js';
import { Help } from './help.js';
import { useKeys } from './keys.js';
import { PageBoundary } from './page-boundary.js';
import { pageComponents } from './page-components.js';
import { BottomBar, Rail } from './rail.js';
import { allows, useToken } from './scope.js';
import { Strips } from './strips.js';
import { TopBar } from './top-bar.js';

export function Shell() {
  useKeys();
  const { page } = useAddress();
  const token = useToken();
  const { data } = useAsk(FrameDocument, {}, { pause: !allows(token, 'HOSTING_READ') });
  const sources = data?.hosting.sources ?? [];
  const Page = pageComponents[page];
  return (
    <div className="shell">
      <a className="button skip" href="#page">
        To the page
      </a>
      <Rail sources={sources} />
      <div className="shell-main">
        <TopBar sources={sources} />
        <main className="page" id="page" tabIndex={-1}>
          <PageBoundary key={page}>
            <Suspense fallback={null}>
              <Page />
            </Suspense>
          </PageBoundary>
        </main>
        <Strips />
      </div>
      <BottomBar sources={sources} />
      <Acts />
      <Help />
      <Palette />
      <Toasts />
    </div>
  );
}
