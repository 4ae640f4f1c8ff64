import type { DialogElement } from '@/shared/ports/dialog-element.ts';

export interface FakeDialogElement extends DialogElement {
  /** As the platform opens and closes it. */
  readonly become: (open: boolean) => void;
  /** How many follow it. */
  readonly followers: () => number;
}

/** A dialog of a page that a test has not got. */
export function fakeDialogElement({ isOpen = false } = {}): FakeDialogElement {
  const listeners = new Set<() => void>();
  let open = isOpen;
  const become = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => open,
    open: () => become(true),
    close: () => become(false),
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become,
    followers: () => listeners.size,
  };
}
