/** The width of an element in CSS pixels, rounded, as it changes; undefined before layout. */
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number | undefined] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setWidth(Math.floor(current.clientWidth) || undefined);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
