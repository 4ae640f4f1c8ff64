import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';

const ID = 'announcer';

/** What comes sooner is not talked about: it would only cut short what is being read. */
const PATIENCE_MS = 1000;

/** What is waited for and due to be said. */
const due = new Set<string>();

/** The one part of the page that is read aloud when its text changes: it stands there from the start, or nobody would hear it. */
export function Announcer() {
  return (
    <VisuallyHidden>
      {/* Said outright: an open dialog hides whatever of the page is not live. */}
      <output id={ID} aria-live="polite" />
    </VisuallyHidden>
  );
}

/** Says something to whoever hears the page. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region !== null) region.textContent = text;
}

/** Says that something is on its way, where it takes long; places that wait for the same say so once. */
export function useAnnouncedWaiting(label: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      due.add(label);
      announce([...due].join(' '));
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (due.delete(label)) announce([...due].join(' '));
    };
  }, [label]);
}
