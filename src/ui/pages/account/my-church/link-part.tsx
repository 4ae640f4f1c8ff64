import { useId } from 'react';
import type { OwnLinkRequest } from '@/people/domain/own-membership.ts';
import type { LinkForm as ProvidedLinkForm } from '@/people/machines/provide-link-form.ts';
import type { LinkWithdrawal as LinkWithdrawalFactory } from '@/people/machines/provide-link-withdrawal.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { linkMessages as messages, waitingSince } from '@/ui/messages/ko/my-church-messages.ts';
import { LinkForm } from './link-form.tsx';
import { LinkWithdrawal } from './link-withdrawal.tsx';

interface LinkPartProps {
  readonly link: OwnLinkRequest | undefined;
  /** Reads the state of the request again. */
  readonly reread: () => void;
  readonly form: ProvidedLinkForm;
  readonly withdrawal: LinkWithdrawalFactory;
}

/** For an account that is linked to no member: the state of its request, or the form for one (MINE-02). */
export function LinkPart({ link, reread, form, withdrawal }: LinkPartProps) {
  const id = useId();
  const isWaiting = link !== undefined && link.declined === undefined;
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      {link === undefined && (
        <Notice>
          <strong>{messages.unlinked}</strong>
          <p>{messages.unlinkedNext}</p>
        </Notice>
      )}
      {isWaiting && (
        <Notice>
          <strong>{messages.waiting}</strong>
          <p>{waitingSince(link)}</p>
          <p>{messages.waitingNext}</p>
          <LinkWithdrawal withdrawal={withdrawal} reread={reread} />
        </Notice>
      )}
      {link?.declined !== undefined && (
        <Notice>
          <strong>{messages.declined}</strong>
          {link.declined !== '' && (
            <p>
              {messages.reason}: {link.declined}
            </p>
          )}
          <p>{messages.askAgain}</p>
        </Notice>
      )}
      {!isWaiting && <LinkForm makeForm={form} reread={reread} />}
    </section>
  );
}
