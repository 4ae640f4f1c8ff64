import styles from './portrait.module.css';

/** A placeholder for a photograph; the name is written beside it. */
export function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <path className={styles.window} d="M0 150V60a60 60 0 0 1 120 0V150z" />
      <path
        className={styles.figure}
        d="M60 33c13 0 21 9 21 22 0 9-3 16-7 21-1 2-2 4-2 7 0 6 3 9 9 11 15 4 25 10 28 24l5 32H6l5-32c3-14 13-20 28-24 6-2 9-5 9-11 0-3-1-5-2-7-4-5-7-12-7-21 0-13 8-22 21-22z"
      />
      <path className={styles.collar} d="M46 94l14 17 14-17 5 2-13 28-6-9-6 9-13-28z" />
    </svg>
  );
}
