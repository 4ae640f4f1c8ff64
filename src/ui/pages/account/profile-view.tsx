import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/current-user.machine.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { DescriptionList } from '@/ui/kit/data/named-values.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { profileLinks } from '@/ui/messages/ko/account.ts';
import { profileMessages, roleName } from '@/ui/messages/ko/auth.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import styles from './profile.module.css';

/** The session's name, e-mail, duty and roles, with links to change them (ACCT-14). */
export function ProfileCard() {
  const session = useSelector(useCoreService('session'), sessionIn);
  if (session === undefined) return null;
  return (
    <Card aria-label={pageNames.profile}>
      <DescriptionList
        rows={[
          { name: profileMessages.name, value: <PersonName>{session.username}</PersonName> },
          { name: profileMessages.email, value: session.userEmail },
          { name: profileMessages.duty, value: session.duty || profileMessages.none },
          { name: profileMessages.roles, value: session.roles.map(roleName).join(', ') || profileMessages.none },
        ]}
      />
      <nav className={styles.links} aria-label={profileMessages.actions}>
        <ButtonLink variant="quiet" href={href('changePassword')}>
          {profileLinks.changePassword}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('changeEmail')}>
          {profileLinks.changeEmail}
        </ButtonLink>
        <ButtonLink variant="quiet" href={href('requestRole')}>
          {profileLinks.requestRole}
        </ButtonLink>
      </nav>
    </Card>
  );
}
