import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';

const ID = 'announcer';

/** What comes sooner is not talked about: it would only cut short what is being read. */
const PATIENCE_MS = 1000;

/** What is waited for and due to be said, by how many places. */
const due = new Map<string, number>();

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
    let isDue = false;
    const timer = setTimeout(() => {
      isDue = true;
      changeDue(label, 1);
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      if (isDue) changeDue(label, -1);
    };
  }, [label]);
}

/** Says what is waited for, unless as many others wait for the same: a text that is written again may be read again. */
function changeDue(label: string, by: number): void {
  const before = due.get(label) ?? 0;
  const after = before + by;
  if (after > 0) due.set(label, after);
  else due.delete(label);
  if (before === 0 || after === 0) announce([...due.keys()].join(' '));
}
