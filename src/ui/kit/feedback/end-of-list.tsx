import styles from './end-of-list.module.css';

/** The line that ends a list (LIST-02). */
export function EndOfList({ children }: { readonly children: string }) {
  return <p className={styles.end}>{children}</p>;
}
