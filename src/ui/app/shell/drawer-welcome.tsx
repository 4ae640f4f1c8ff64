import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
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
