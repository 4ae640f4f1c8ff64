import { Link } from 'wouter';
import { Button } from '@/ui/kit/actions/button.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href } from '../routes/href.ts';
import { DRAWER_ID } from './drawer-id.ts';
import styles from './top-bar-tools.module.css';

interface TopBarToolsProps {
  /** The e-mail address of who is signed in (SHELL-02); absent for a visitor. */
  readonly email?: string | undefined;
  readonly onLoginClick: () => void;
  /** Called when a pointer or the focus nears the login button, so that its dialog can be fetched ahead. */
  readonly onLoginNear?: (() => void) | undefined;
}

/** The end of the top bar: login or the own e-mail address, and the menu (on phones that stands in the bottom navigation). */
export function TopBarTools({ email, onLoginClick, onLoginNear }: TopBarToolsProps) {
  return (
    <>
      {email === undefined ? (
        <EarlyButton
          variant="quiet"
          className={styles.login}
          onClick={onLoginClick}
          onPointerEnter={onLoginNear}
          onFocus={onLoginNear}
        >
          <Icon name="user" />
          {shellMessages.login}
        </EarlyButton>
      ) : (
        <Link className={classNames(text.tap, styles.who)} href={href('profile')} title={email}>
          <Icon name="user" />
          <span className={styles.address}>{email}</span>
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
