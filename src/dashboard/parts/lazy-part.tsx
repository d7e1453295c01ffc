/**
 * A dialog or form in a script of its own, which is loaded when it is opened: or before, when the button that opens it
 * is pointed at or focused.
 */
import { type ComponentType, useEffect, useState } from 'react';
import { loadScript } from '../ask/load-script.js';

/** Properties of the button. */
export interface Opener {
  onPointerEnter(): void;
  onFocus(): void;
}

/**
 * Not React's `lazy` and `Suspense`: a fallback stays for at least 0.3 s, even of a part that is loaded already. A
 * failure to load is thrown where the part is shown.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): readonly [part: ComponentType<P>, opener: Opener] {
  let loaded: ComponentType<P> | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  async function loadOnce(): Promise<ComponentType<P>> {
    loading ??= loadScript(load);
    try {
      loaded = await loading;
      return loaded;
    } catch (error) {
      loading = null;
      throw error;
    }
  }

  function Part(props: P) {
    const [Shown, setShown] = useState(() => loaded);
    useEffect(() => {
      if (Shown !== null) return;
      loadOnce().then(
        (component) => setShown(() => component),
        (error: unknown) =>
          setShown(() => {
            throw error;
          }),
      );
    }, [Shown]);
    return Shown && <Shown {...props} />;
  }

  const preload = () => void loadOnce().catch(() => undefined);
  return [Part, { onPointerEnter: preload, onFocus: preload }];
}

/** Not `focusin`: the page moves the focus by itself. */
const touches = ['pointermove', 'pointerdown', 'keydown'];

/** Loads parts that many buttons and keys open once the reader first points or types. */
export function useFirstTouch(openers: readonly Opener[]): void {
  useEffect(() => {
    const ended = new AbortController();
    const onTouch = () => {
      ended.abort();
      for (const { onFocus } of openers) onFocus();
    };
    for (const type of touches) document.addEventListener(type, onTouch, { capture: true, signal: ended.signal });
    return () => ended.abort();
  }, [openers]);
}
