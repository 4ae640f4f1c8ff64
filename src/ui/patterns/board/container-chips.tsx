import styles from './container-chips.module.css';

export interface ContainerChip {
  /** Of the element that heads the container. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

interface ContainerChipsProps {
  readonly label: string;
  readonly chips: readonly ContainerChip[];
  /** The container is about to be shown: where it is folded, it opens. */
  readonly onJump?: ((id: string) => void) | undefined;
}

/** Leads to each container of a long board. */
export function ContainerChips({ label, chips, onJump }: ContainerChipsProps) {
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
