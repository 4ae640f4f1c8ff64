import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { EarlyButton } from '@/ui/kit/actions/early-button.tsx';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import { href } from '../routes/href.ts';
import styles from './drawer.module.css';

interface DrawerWelcomeProps {
  readonly onLoginClick: () => void;
}

/** What a signed-out visitor finds over the menu: login and create account (SHELL-03). */
export function DrawerWelcome({ onLoginClick }: DrawerWelcomeProps) {
  return (
    <div className={styles.welcome}>
      <p>{shellMessages.welcomeVisitor}</p>
      <Buttons>
        <EarlyButton onClick={onLoginClick}>{shellMessages.login}</EarlyButton>
        <ButtonLink variant="quiet" href={href('register')}>
          {shellMessages.register}
        </ButtonLink>
      </Buttons>
    </div>
  );
}
