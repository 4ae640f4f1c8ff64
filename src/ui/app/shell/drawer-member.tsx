import { Icon } from '@/ui/kit/icons/icon.tsx';
import styles from './drawer-panel.module.css';

/** Who is signed in, at the head of the drawer: the bar of a phone has no room for an address (SHELL-02). */
export function DrawerMember({ email }: { readonly email: string }) {
  return (
    <p className={styles.member}>
      <Icon name="user" />
      <span>{email}</span>
    </p>
  );
}
