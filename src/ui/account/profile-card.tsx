import { useSelector } from '@xstate/react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { SESSION } from '@/composition/tokens.ts';
import { useService } from '../core.tsx';
import { Card } from '../kit/card.tsx';
import { Pairs } from '../kit/pairs.tsx';
import { profileMessages } from '../messages/auth-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

/** The session's name, e-mail, duty and roles (ACCT-14). */
export function ProfileCard() {
  const session = useSelector(useService(SESSION), sessionIn);
  if (session === undefined) return null;
  return (
    <Card aria-label={pageNames.profile}>
      <Pairs
        rows={[
          { name: profileMessages.name, value: session.username },
          { name: profileMessages.email, value: session.userEmail },
          { name: profileMessages.duty, value: session.duty || profileMessages.none },
          { name: profileMessages.roles, value: session.roles.join(', ') || profileMessages.none },
        ]}
      />
    </Card>
  );
}
