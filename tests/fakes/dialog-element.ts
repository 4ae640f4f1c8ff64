import type { DialogElement } from '@/shared/window.ports.ts';

export interface FakeDialogElement extends DialogElement {
  /** Opens and closes it, as the platform does. */
  readonly become: (open: boolean) => void;
  /** Closes it by a press beside it. */
  readonly miss: () => void;
  /** The number of listeners. */
  readonly followers: () => number;
}

/** A dialog of a page, without a document. */
export function fakeDialogElement({ isOpen = false } = {}): FakeDialogElement {
  const listeners = new Set<() => void>();
  let open = isOpen;
  let missed = false;
  const become = (next: boolean) => {
    open = next;
    for (const listener of listeners) listener();
  };
  return {
    isOpen: () => open,
    open: () => become(true),
    close: () => become(false),
    wasMissed: () => missed,
    onChange: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    become,
    miss: () => {
      missed = true;
      become(false);
    },
    followers: () => listeners.size,
  };
}
