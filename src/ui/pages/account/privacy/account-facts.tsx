import { useId } from 'react';
import type { OwnAccount } from '@/people/domain/own-record.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { deviceCount, privacyMessages as messages } from '@/ui/messages/ko/privacy-messages.ts';
import { FactList } from './fact-list.tsx';
import styles from './privacy.module.css';

interface AccountFactsProps {
  readonly account: OwnAccount;
  /** Whether the account is linked to a member (MINE-02). */
  readonly isLinked: boolean;
}

/** The e-mail address with which the user signs in, and the link to change it. */
export function AccountFacts({ account: { email, name, roles, sessions, seenBy }, isLinked }: AccountFactsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.account}</PartHeading>
      <FactList
        facts={[
          { name: messages.email, value: email, seenBy: seenBy.email },
          { name: messages.name, value: name || messages.none, seenBy: seenBy.name },
          { name: messages.signIn, value: messages.byPassword, seenBy: undefined },
          { name: messages.roles, value: roles.map(roleName).join(', ') || messages.none, seenBy: seenBy.roles },
          ...(sessions === undefined
            ? []
            : [{ name: messages.sessions, value: deviceCount(sessions), seenBy: seenBy.sessions }]),
          ...(isLinked ? [{ name: messages.link, value: messages.linked, seenBy: undefined }] : []),
        ]}
      />
      <p className={styles.links}>
        <TextLink alone href={href('changeEmail')}>
          {pageNames.changeEmail}
        </TextLink>
        <TextLink alone href={href('changePassword')}>
          {pageNames.changePassword}
        </TextLink>
      </p>
      {!isLinked && (
        <Notice>
          <p>{messages.unlinked}</p>
          <TextLink alone href={href('myChurch')}>
            {messages.toMyChurch}
          </TextLink>
        </Notice>
      )}
    </section>
  );
}
