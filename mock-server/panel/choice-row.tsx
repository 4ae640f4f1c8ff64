import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';

interface ChoiceRowProps {
  readonly words: { readonly name: string; readonly about: string };
  /** The mark of the current row; undefined for the others. */
  readonly current: string | undefined;
  readonly onChoose: () => void;
}

/** One of several choices that take effect with a single click. */
export function ChoiceRow({ words, current, onChoose }: ChoiceRowProps) {
  return (
    <button
      className={styles['row']}
      type="button"
      aria-current={current === undefined ? undefined : 'true'}
      onClick={onChoose}
    >
      <strong>{words.name}</strong>
      {current !== undefined && <span className={parts['tag']}>{current}</span>}
      <span className={styles['about']}>{words.about}</span>
    </button>
  );
}
