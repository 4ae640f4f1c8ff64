import { Outline, Skeleton } from '@/ui/kit/feedback/loading.tsx';
import styles from './board-skeleton.module.css';

const CARDS = ['two', 'three', 'four', 'five', 'six'];

/** The outline of a board that is loading. */
export function BoardSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.board} aria-busy="true">
      <div className={styles.card}>
        <Skeleton label={label} lines={5} />
      </div>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          {/* oxlint-disable-next-line react/forbid-elements -- the Skeleton beside it says it */}
          <Outline lines={5} />
        </div>
      ))}
    </div>
  );
}
