import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { useShellViewModel } from '../island/core.tsx';
import { href } from '../routes/href.ts';
import { DRAWER_ID, LOGIN_ID } from './dialog-ids.ts';
import styles from './top-bar-tools.module.css';

/**
 * The end of the top bar: login or the user's e-mail address (SHELL-02), and the menu (on phones it is in the bottom
 * navigation). No component above it renders when the user signs in.
 */
export function TopBarTools() {
  const { email } = useShellViewModel();
  return (
    <>
      <Link className={styles.search} href={href('search')}>
        <Icon name="search" />
        {pageNames.search}
      </Link>
      {email === undefined ? (
        <Button
          variant="quiet"
          className={styles.login}
          data-opens={LOGIN_ID}
          aria-haspopup="dialog"
          aria-expanded={false}
        >
          <Icon name="user" />
          {shellMessages.login}
        </Button>
      ) : (
        <Link className={styles.user} href={href('profile')} title={email}>
          <Icon name="user" />
          <span className={styles.email}>{email}</span>
          <span className={styles.own} aria-hidden="true">
            {pageNames.profile}
          </span>
        </Link>
      )}
      <Button
        variant="quiet"
        className={styles.menu}
        data-opens={DRAWER_ID}
        aria-haspopup="dialog"
        aria-expanded={false}
      >
        <Icon name="menu" />
        {shellMessages.menu}
      </Button>
    </>
  );
}
