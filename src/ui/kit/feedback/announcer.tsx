import { useEffect } from 'react';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';

const ID = 'announcer';

/** A shorter wait is not announced: the announcement would only interrupt what is being read. */
const PATIENCE_MS = 1000;

/** The labels whose announcement is due, and how many components wait for each. */
const due = new Map<string, number>();

/** The page's live region. It is in the page from the start: a screen reader ignores one that is added together with its text. */
export function Announcer() {
  return (
    <VisuallyHidden>
      {/* `aria-live` is explicit: an open dialog hides everything on the page that is not live. */}
      <output id={ID} aria-live="polite" />
    </VisuallyHidden>
  );
}

/** Has a text read aloud by screen readers. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region !== null) region.textContent = text;
}

/** Announces a long wait; components that wait for the same thing announce it once. */
export function useAnnouncedLoading(label: string): void {
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

/** Announces the due labels, unless only a counter changed: a text that is set again may be read again. */
function changeDue(label: string, by: number): void {
  const before = due.get(label) ?? 0;
  const after = before + by;
  if (after > 0) due.set(label, after);
  else due.delete(label);
  if (before === 0 || after === 0) announce([...due.keys()].join(' '));
}

/**
 * Has a result read aloud as soon as it is known: an element that is added together with its text is not read aloud.
 * @param text undefined while there is nothing to say
 */
export function useSpokenStatus(text: string | undefined): void {
  useEffect(() => {
    if (text === undefined) return undefined;
    announce(text);
    return () => announce('');
  }, [text]);
}
