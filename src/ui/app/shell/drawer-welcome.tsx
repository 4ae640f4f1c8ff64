import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';

import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href } from '../routes/href.ts';
import { LOGIN_ID } from './dialog-ids.ts';
import styles from './drawer.module.css';

/** For signed-out visitors, above the menu: login and create account (SHELL-03). */
export function DrawerWelcome() {
  return (
    <div className={styles.welcome}>
      <p>{shellMessages.welcomeVisitor}</p>
      <Buttons>
        <Button data-opens={LOGIN_ID} aria-haspopup="dialog">
          {shellMessages.login}
        </Button>
        <ButtonLink variant="quiet" href={href('register')}>
          {shellMessages.register}
        </ButtonLink>
      </Buttons>
    </div>
  );
}
