/** The frame around every page. */
import { type ComponentType, lazy, type LazyExoticComponent, Suspense, useEffect } from 'react';
import { Acts } from '../acts/acts.js';
import { loadScript } from '../ask/load-script.js';
import { lazyPart, useFirstTouch } from '../parts/lazy-part.js';
import { useStore } from '../parts/store.js';
import { Toasts } from '../parts/toast.js';
import { type PageName, useAddress } from '../route/address.js';
import { revealFirst } from '../route/reveal.js';
import { BackgroundLine } from './background-line.js';
import { Help } from './help.js';
import { paletteIsOpen, useKeys } from './keys.js';
import { Awaited, PageBoundary } from './page-boundary.js';
import { NoPage } from './no-page.js';
import { BottomBar, Rail } from './rail.js';
import { allows, useToken } from './scope.js';
import { Strips } from './strips.js';
import { TopBar } from './top-bar.js';
import { useFrame } from './frame.js';

type PageScript = Promise<{ readonly default: ComponentType }>;

function page(load: () => PageScript): LazyExoticComponent<ComponentType> {
  return lazy(() => loadScript(load));
}

/** Each page is a chunk of its own, loaded when it is opened. */
const pageComponents: Readonly<Record<PageName, LazyExoticComponent<ComponentType>>> = {
  overview: page(() => import('../pages/overview/overview.js')),
  costs: page(() => import('../pages/costs/costs.js')),
  statements: page(() => import('../pages/statements/statements.js')),
  findings: page(() => import('../pages/findings/findings.js')),
  machines: page(() => import('../pages/machines/machines.js')),
  names: page(() => import('../pages/names/names.js')),
  rates: page(() => import('../pages/rates/rates.js')),
  places: page(() => import('../pages/places/places.js')),
  alerts: page(() => import('../pages/alerts/alerts.js')),
  tokens: page(() => import('../pages/tokens/tokens.js')),
};

const [Palette, paletteOpener] = lazyPart(async () => (await import('../palette/palette.js')).Palette);
const openers = [paletteOpener];

export function Shell() {
  useKeys();
  useFirstTouch(openers);
  const isFinding = useStore(paletteIsOpen);
  useEffect(revealFirst, []);
  const { page, isLost } = useAddress();
  const token = useToken();
  const { data } = useFrame({ pause: !allows(token, 'HOSTING_READ') });
  const sources = data?.hosting.sources ?? [];
  const Opened = pageComponents[page];
  return (
    <div className="shell">
      <a className="button skip" href="#page">
        Skip to the page
      </a>
      <Rail sources={sources} />
      <div className="shell-main">
        <TopBar sources={sources} />
        {allows(token, 'HOSTING_READ') && <BackgroundLine />}
        <main className="page" id="page" tabIndex={-1}>
          <PageBoundary key={isLost ? 'lost' : page} isPage>
            <Suspense fallback={<Awaited />}>{isLost ? <NoPage /> : <Opened />}</Suspense>
          </PageBoundary>
        </main>
        <Strips />
      </div>
      <BottomBar sources={sources} />
      <PageBoundary>
        <Acts />
      </PageBoundary>
      <Help />
      <PageBoundary key={String(isFinding)}>{isFinding && <Palette />}</PageBoundary>
      <Toasts />
    </div>
  );
}
