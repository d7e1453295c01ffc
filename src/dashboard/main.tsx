/** Starts the page: signs in by the link if there is one, and shows the page of the address. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { refreshOnReturn } from './ask/connection.js';
import { followLink, tokenOfLink } from './ask/session.js';
import { applySettings } from './shell/settings.js';
import { followViews } from './views/views.js';

applySettings();
refreshOnReturn();
followViews();
const token = tokenOfLink();
const problem = token === null ? null : await followLink(token);
const place = document.getElementById('app');
if (place === null) throw new Error('Expected the place of the page');
createRoot(place).render(
  <StrictMode>
    <App problem={problem} />
  </StrictMode>,
);
