import styles from './drop-hint.module.css';

/** Says in the place under the pointer what putting down there does; it takes no room, so that nothing moves away. */
export function DropHint({ children }: { readonly children: string }) {
  return (
    <p className={styles.hint} aria-hidden="true">
      {children}
    </p>
  );
}
