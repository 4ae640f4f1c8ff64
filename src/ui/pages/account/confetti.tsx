import styles from './confetti.module.css';
import { useReducedMotion } from './use-reduced-motion.ts';

const PIECES = 50;

/**
 * Where each piece starts, in percent of the width: steps of the golden ratio are evenly spread without a visible
 * pattern.
 */
const PLACES = Array.from({ length: PIECES }, (_, piece) => `${((piece * 61.803) % 100).toFixed(2)}%`);

/** Fifty pieces of paper that fall once over the page (ACCT-08); none with reduced motion. */
export function Confetti() {
  if (useReducedMotion()) return null;
  return (
    <svg className={styles.confetti} aria-hidden="true" focusable="false">
      {PLACES.map((x) => (
        <rect key={x} data-confetti="" className={styles.piece} x={x} y="-24" width="9" height="15" rx="1.5" />
      ))}
    </svg>
  );
}
