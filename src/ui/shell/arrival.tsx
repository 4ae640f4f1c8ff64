import { useEffect, useRef } from 'react';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { type ScrollMemory, startScrollMemory } from './scroll-memory.ts';

/** After a move to another page: scrolls, moves the focus to its heading, and announces its title (ROUTE-09). */
export function Arrival({ path }: { readonly path: string }) {
  const announced = useRef<HTMLOutputElement>(null);
  const arrivedAt = useRef(path);
  const memory = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    const started = startScrollMemory();
    memory.current = started;
    return started.stop;
  }, []);

  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    memory.current?.arrive();
    document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });
    if (announced.current !== null) announced.current.textContent = document.title;
  }, [path]);

  return (
    <VisuallyHidden>
      <output ref={announced} />
    </VisuallyHidden>
  );
}
