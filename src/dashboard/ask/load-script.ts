/** Loads a script of the page; while Meridian does not respond it waits, and loads it as soon as Meridian does. */
import { root } from '../route/address.js';
import { failed, silence } from './connection.js';

/** Fails where Meridian responds and has no such script, as after an upgrade. */
export async function loadScript<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    while ((await pageText()) === null) {
      failed();
      await responds();
    }
    return load();
  }
}

/** Whether the page that Meridian serves now is of another build than this one. */
export async function isUpgraded(): Promise<boolean> {
  const text = await pageText();
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src.split('/').at(-1);
  return text !== null && own !== undefined && !text.includes(own);
}

/** Null where none comes. */
async function pageText(): Promise<string | null> {
  try {
    const response = await fetch(`${root}/`, { cache: 'no-store', credentials: 'same-origin' });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function responds(): Promise<void> {
  return new Promise((resolve) => {
    const stop = silence.subscribe(() => {
      if (silence.get() !== null) return;
      stop();
      resolve();
    });
  });
}
