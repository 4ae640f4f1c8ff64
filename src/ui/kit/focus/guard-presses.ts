import type { KeyboardEvent, MouseEvent } from 'react';

interface PressGuard {
  readonly onKeyDownCapture: (event: KeyboardEvent) => void;
  readonly onClickCapture: ((event: MouseEvent) => void) | undefined;
}

/**
 * The handlers of a list that moves its rows and the focus when an entry is removed (REL-29): a key that is held down
 * presses one button, not also those that replace it, and while rows move no press does anything.
 * @param onTurnedAway called with each press while rows move; undefined while they stand
 */
export const guardPresses = (onTurnedAway: (() => void) | undefined): PressGuard => ({
  onKeyDownCapture: (event) => {
    if (event.repeat && event.key === 'Enter') stop(event);
  },
  onClickCapture:
    onTurnedAway === undefined
      ? undefined
      : (event) => {
          stop(event);
          onTurnedAway();
        },
});

function stop(event: KeyboardEvent | MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
