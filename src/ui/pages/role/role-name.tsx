import { roleName } from '@/ui/messages/ko/auth.ts';
import { languageOfRole } from '@/ui/messages/ko/roles.ts';
import styles from './roles.module.css';

/** The Korean name of a role; an unknown role keeps the server's name, marked with its language. */
export function RoleName({ name }: { readonly name: string }) {
  return (
    <span className={styles.words} lang={languageOfRole(name)}>
      {roleName(name)}
    </span>
  );
}
