import { useCommand, useShellViewModel } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { PageHead, PlainPage } from '@/ui/kit/layout/page.tsx';
import { logoutMessages } from '@/ui/messages/ko/auth.ts';

/** Confirms the logout (AUTH-11). A signed-in member who opens this address is told that they are signed in. */
export default function LogoutPage() {
  const { email } = useShellViewModel();
  const command = useCommand();
  const isMember = email !== undefined;
  return (
    <PlainPage>
      <PageHead
        title={isMember ? logoutMessages.notYet : logoutMessages.done}
        lead={isMember ? logoutMessages.signedInAs(email) : logoutMessages.next}
      />
      <Buttons>
        {isMember && (
          <Button onClick={() => command(({ session }) => session.send({ type: 'signOut.asked' }))}>
            {logoutMessages.signOut}
          </Button>
        )}
        <ButtonLink variant={isMember ? 'quiet' : undefined} href={href('home')}>
          {logoutMessages.home}
        </ButtonLink>
      </Buttons>
    </PlainPage>
  );
}
