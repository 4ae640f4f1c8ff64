import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { languageOfRole } from '@/ui/messages/ko/role-messages.ts';
import styles from './roles.module.css';

/** What a role is called; one that the site does not know has the server's own name, and is read in its language. */
export function RoleName({ name }: { readonly name: string }) {
  return (
    <span className={styles.words} lang={languageOfRole(name)}>
      {roleName(name)}
    </span>
  );
}
