/** Each page is a script of its own, loaded when it is opened. */
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Page } from '../route/address.js';

export const pageComponents: Readonly<Record<Page, LazyExoticComponent<ComponentType>>> = {
  overview: lazy(() => import('../pages/overview/overview.js')),
  bill: lazy(() => import('../pages/bill/bill.js')),
  findings: lazy(() => import('../pages/findings/findings.js')),
  machines: lazy(() => import('../pages/machines/machines.js')),
  names: lazy(() => import('../pages/names/names.js')),
  rates: lazy(() => import('../pages/rates/rates.js')),
  places: lazy(() => import('../pages/places/places.js')),
  tokens: lazy(() => import('../pages/tokens/tokens.js')),
};
