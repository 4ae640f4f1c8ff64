import { Button } from '../kit/button.tsx';
import { ButtonLink } from '../kit/button-link.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { shellMessages } from '../messages/shell-messages.ts';
import styles from './drawer-panel.module.css';

interface DrawerWelcomeProps {
  readonly onLoginClick: () => void;
}

/** What a signed-out visitor finds over the menu: login and create account (SHELL-03). */
export function DrawerWelcome({ onLoginClick }: DrawerWelcomeProps) {
  return (
    <div className={styles.welcome}>
      <p>{shellMessages.welcomeVisitor}</p>
      <Buttons>
        <Button onClick={onLoginClick}>{shellMessages.login}</Button>
        <ButtonLink variant="quiet" href="/register">
          {shellMessages.register}
        </ButtonLink>
      </Buttons>
    </div>
  );
}
