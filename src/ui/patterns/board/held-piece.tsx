import { useDndContext } from '@dnd-kit/core';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import type { Piece, Spot } from './board-kind.ts';
import styles from './piece.module.css';

interface HeldPieceProps {
  readonly pieceOf: (id: string) => Piece<unknown> | undefined;
  readonly spotOf: (id: string) => Spot<unknown> | undefined;
}

/** What is held, under the hand, with the place that it would go to. */
export function HeldPiece({ pieceOf, spotOf }: HeldPieceProps) {
  const { active, over } = useDndContext();
  const piece = active === null ? undefined : pieceOf(String(active.id));
  const spot = over === null ? undefined : spotOf(String(over.id));
  if (piece === undefined) return null;
  return (
    <div className={styles.held} aria-hidden="true">
      <span>{piece.label}</span>
      {spot !== undefined && spot.id !== piece.home.id && (
        <span className={styles.target}>
          <Icon name="right" />
          {spot.label}
        </span>
      )}
    </div>
  );
}
