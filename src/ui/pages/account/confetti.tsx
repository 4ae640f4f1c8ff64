import styles from './confetti.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

const PIECES = 50;

/** Where a piece begins: spread evenly and yet without a pattern, by steps of the golden ratio; in percent. */
const PLACES = Array.from({ length: PIECES }, (_, piece) => `${((piece * 61.803) % 100).toFixed(2)}%`);

/** Fifty pieces of paper that fall once over the page (ACCT-08), unless the reader wants no movement. */
export function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <svg className={styles.sky} aria-hidden="true" focusable="false">
      {PLACES.map((x) => (
        <rect key={x} data-confetti="" className={styles.piece} x={x} y="-24" width="9" height="15" rx="1.5" />
      ))}
    </svg>
  );
}
