/** An undo that a shown toast offers. */
interface UndoOffer {
  readonly undo: () => void;
  readonly takeAway: () => void;
}

export interface UndoOffers {
  /** @returns call it when the toast has disappeared */
  readonly add: (offer: UndoOffer) => () => void;
  readonly end: () => void;
}

/** Lets Ctrl+Z (⌘Z) undo the last action while a toast offers that (REL-29). */
export function listenForUndo(): UndoOffers {
  const offers: UndoOffer[] = [];
  const hear = (event: KeyboardEvent) => {
    const last = offers.at(-1);
    if (last === undefined || !asksUndo(event) || isWriting(event.target)) return;
    event.preventDefault();
    last.undo();
    last.takeAway();
  };
  document.addEventListener('keydown', hear);

  return {
    add: (offer) => {
      offers.push(offer);
      return () => {
        if (offers.includes(offer)) offers.splice(offers.indexOf(offer), 1);
      };
    },
    end: () => document.removeEventListener('keydown', hear),
  };
}

/** Matches the Z key in any layout: with the Korean layout it types a ㅋ. */
function asksUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  const isZ = key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
  return isZ && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}

/** In a field Ctrl+Z undoes the typing. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
