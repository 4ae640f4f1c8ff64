import styles from './account-form.module.css';

/** What a form asks for; it goes with the form when that is done. */
export function FormLead({ children }: { readonly children: string }) {
  return <p className={styles.lead}>{children}</p>;
}
