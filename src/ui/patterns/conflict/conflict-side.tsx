import { type ReactNode, useId } from 'react';
import { conflictMessages } from '@/ui/messages/ko/conflict-messages.ts';
import styles from './conflict.module.css';

interface ConflictSideProps {
  /** Identifies the field; the same for both versions. */
  readonly name: string;
  /** The label that says whose version it is. */
  readonly whose: string;
  /** The value of the field; '' where it is empty. */
  readonly version: ReactNode;
  readonly chosen: boolean;
  readonly onChosen: () => void;
}

/** One of two versions of a field. */
export function ConflictSide({ name, whose, version, chosen, onChosen }: ConflictSideProps) {
  const id = useId();
  return (
    <div className={styles.side}>
      <input type="radio" id={id} name={name} checked={chosen} onChange={onChosen} />
      <label htmlFor={id} className={styles.words}>
        <span className={styles.owner}>{whose}</span>
        <bdi className={styles.version}>{version === '' ? conflictMessages.empty : version}</bdi>
      </label>
    </div>
  );
}
