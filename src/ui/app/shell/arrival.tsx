import { useEffect, useRef } from 'react';
import { Announcer, announce } from '@/ui/kit/feedback/announcer.tsx';
import { type ScrollMemory, startScrollMemory } from './scroll-memory.ts';

const focusHeading = () => document.querySelector<HTMLElement>('[data-page-heading]')?.focus({ preventScroll: true });

/** After a move to another page: scrolls, moves the focus to its heading, and announces its title (ROUTE-09). */
export function Arrival({ path }: { readonly path: string }) {
  const arrivedAt = useRef(path);
  const memory = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    // Later, because the drawer whose link it was holds the focus until it has closed.
    const started = startScrollMemory(() => setTimeout(focusHeading));
    memory.current = started;
    return started.stop;
  }, []);

  useEffect(() => {
    if (arrivedAt.current === path) return;
    arrivedAt.current = path;
    memory.current?.arrive();
    focusHeading();
    announce(document.title);
  }, [path]);

  return <Announcer />;
}
