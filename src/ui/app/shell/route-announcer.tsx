import { useEffect, useRef } from 'react';
import { Announcer, announce } from '@/ui/kit/feedback/announcer.tsx';
import { takeFocusInPlace } from '@/ui/kit/focus/take-focus.ts';
import { useMoved } from '@/ui/kit/navigation/use-moved.ts';
import { canonicalPathOf } from '../routes/match-route.ts';
import { type ScrollMemory, startScrollMemory } from './scroll-memory.ts';

const focusHeading = () => takeFocusInPlace(document.querySelector<HTMLElement>('[data-page-heading]'));

/** After a navigation to another page: scrolls, moves the focus to its heading, and announces its title (ROUTE-09). */
export function RouteAnnouncer({ path }: { readonly path: string }) {
  const memory = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    // Deferred, because the drawer with the link holds the focus until it has closed.
    const started = startScrollMemory(() => setTimeout(focusHeading), canonicalPathOf);
    memory.current = started;
    return started.stop;
  }, []);

  useMoved(path, () => {
    memory.current?.arrive();
    focusHeading();
    announce(document.title);
  });

  return <Announcer />;
}
