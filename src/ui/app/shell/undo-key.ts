/** An undo that a shown toast offers. */
interface StandingUndo {
  readonly undo: () => void;
  readonly takeAway: () => void;
}

export interface StandingUndos {
  /** @returns call it when the toast has disappeared */
  readonly add: (offer: StandingUndo) => () => void;
  readonly end: () => void;
}

/** Lets Ctrl+Z (⌘Z) undo the last action while a toast offers that (REL-29). */
export function listenForUndo(): StandingUndos {
  const standing: StandingUndo[] = [];
  const hear = (event: KeyboardEvent) => {
    const last = standing.at(-1);
    if (last === undefined || !asksUndo(event) || isWriting(event.target)) return;
    event.preventDefault();
    last.undo();
    last.takeAway();
  };
  document.addEventListener('keydown', hear);

  return {
    add: (offer) => {
      standing.push(offer);
      return () => {
        if (standing.includes(offer)) standing.splice(standing.indexOf(offer), 1);
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
