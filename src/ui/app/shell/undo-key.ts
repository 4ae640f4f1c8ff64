/** An offer to take a deed back, as long as its toast stands. */
interface StandingUndo {
  readonly undo: () => void;
  readonly takeAway: () => void;
}

export interface StandingUndos {
  /** @returns forgets it: its toast has gone */
  readonly add: (offer: StandingUndo) => () => void;
  readonly end: () => void;
}

/** Lets Ctrl+Z (⌘Z) take back what was done last, as long as a toast offers that (REL-29). */
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

/** The key of the Z, whatever it writes just now: with the Korean keyboard that is a ㅋ. */
function asksUndo({ key, code, ctrlKey, metaKey, shiftKey, altKey, repeat }: KeyboardEvent): boolean {
  const isZ = key.toLowerCase() === 'z' || (code === 'KeyZ' && !/^[a-z]$/i.test(key));
  return isZ && (ctrlKey || metaKey) && !shiftKey && !altKey && !repeat;
}

/** A field takes back what was typed in it. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
}
