import { ButtonLink } from '../kit/button-link.tsx';
import { PageHead } from '../kit/page-head.tsx';
import { PlainPage } from '../layouts/plain-page.tsx';
import { logoutMessages } from '../messages/auth-messages.ts';

/** Says that logout is done (AUTH-11). */
export default function LogoutPage() {
  return (
    <PlainPage>
      <PageHead title={logoutMessages.done} lead={logoutMessages.next} />
      <ButtonLink href="/">{logoutMessages.home}</ButtonLink>
    </PlainPage>
  );
}
