import text from '@/ui/kit/layout/text.module.css';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { originalName } from '@/ui/messages/ko/role-messages.ts';
import styles from './roles.module.css';

/** A role's Korean name, and beside it the server's own word where that differs. */
export function RoleMessages({ name }: { readonly name: string }) {
  const original = originalName(name);
  return (
    <span className={styles.words}>
      {roleName(name)}
      {original !== undefined && (
        <span className={text.small} lang="en">
          {' '}
          {original}
        </span>
      )}
    </span>
  );
}
