import type { Active, Announcements, Over } from '@dnd-kit/core';
import { boardAnnouncements as say } from '@/ui/messages/ko/board-messages.ts';
import type { Piece, Spot } from './board-kind.ts';

interface Lookup {
  readonly pieceOf: (id: string) => Piece<unknown> | undefined;
  readonly spotOf: (id: string) => Spot<unknown> | undefined;
  /** Where something was put down last. */
  readonly landedOn: () => Spot<unknown> | undefined;
}

/** What is read aloud while something is dragged (DUTY-05). */
export function makeAnnouncements({ pieceOf, spotOf, landedOn }: Lookup): Announcements {
  // Once it is put down it is at home elsewhere.
  let home: Piece<unknown>['home'] | undefined;
  let hasLeft = false;

  const labelOf = ({ id }: Active): string => pieceOf(String(id))?.label ?? '';
  const placeOf = (over: Over | null): Spot<unknown> | undefined =>
    over === null ? undefined : spotOf(String(over.id));

  return {
    onDragStart: ({ active }) => {
      home = pieceOf(String(active.id))?.home;
      hasLeft = false;
      return say.lifted(labelOf(active), home?.label ?? '');
    },
    onDragOver: ({ over }) => {
      const spot = placeOf(over);
      const isHome = spot?.id === home?.id;
      // What was said of the start must not be talked over before the hand has moved.
      if (!hasLeft && (spot === undefined || isHome)) return undefined;
      hasLeft = true;
      if (spot === undefined) return say.nowhere;
      return isHome ? say.home(spot.label) : say.over(spot.label, spot.landing);
    },
    onDragEnd: ({ active }) => {
      const spot = landedOn();
      const isKept = spot === undefined || spot.id === home?.id;
      return isKept ? say.kept(labelOf(active), home?.label ?? '') : say.dropped(labelOf(active), spot.label);
    },
    onDragCancel: ({ active }) => say.kept(labelOf(active), home?.label ?? ''),
  };
}
