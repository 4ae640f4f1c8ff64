import styles from './place-chips.module.css';

export interface PlaceChip {
  /** Of the element that heads the place. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

interface PlaceChipsProps {
  readonly label: string;
  readonly chips: readonly PlaceChip[];
  /** The place is about to be shown: where it is folded, it opens. */
  readonly onJump?: ((id: string) => void) | undefined;
}

/** Leads to each place of a long board. */
export function PlaceChips({ label, chips, onJump }: PlaceChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <button
          key={chip.id}
          type="button"
          className={styles.chip}
          onClick={() => {
            onJump?.(chip.id);
            const head = document.getElementById(chip.id);
            head?.scrollIntoView({ block: 'start' });
            head?.focus({ preventScroll: true });
          }}
        >
          {chip.label} <span className={styles.count}>{chip.count}</span>
        </button>
      ))}
    </nav>
  );
}
