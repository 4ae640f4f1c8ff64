import styles from './account-form.module.css';

/** The text above a form; hidden together with the form once it is done. */
export function FormLead({ children }: { readonly children: string }) {
  return <p className={styles.lead}>{children}</p>;
}
