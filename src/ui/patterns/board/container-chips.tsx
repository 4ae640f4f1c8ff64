import { PlainButton } from '@/ui/kit/actions/plain-button.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import styles from './container-chips.module.css';

export interface ContainerChip {
  /** The id of the container's heading. */
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

interface ContainerChipsProps {
  readonly label: string;
  readonly chips: readonly ContainerChip[];
  /** Called before the jump, to open a folded container. */
  readonly onJump?: ((id: string) => void) | undefined;
}

/** Links to the containers of a long board. */
export function ContainerChips({ label, chips, onJump }: ContainerChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      {chips.map((chip) => (
        <PlainButton
          key={chip.id}
          className={styles.chip}
          onClick={() => {
            onJump?.(chip.id);
            bringIntoView(document.getElementById(chip.id));
          }}
        >
          <bdi className={styles.label}>{chip.label}</bdi> <span className={styles.count}>{chip.count}</span>
        </PlainButton>
      ))}
    </nav>
  );
}
