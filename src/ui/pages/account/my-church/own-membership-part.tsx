import type { OwnMembership } from '@/people/domain/own-membership.ts';
import type { LinkForm as ProvidedLinkForm } from '@/people/machines/provide-link-form.ts';
import type { LinkWithdrawal as LinkWithdrawalFactory } from '@/people/machines/provide-link-withdrawal.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { membershipMessages as messages } from '@/ui/messages/ko/my-church-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { LinkPart } from './link-part.tsx';
import styles from './my-church.module.css';
import { OwnPlace } from './own-place.tsx';
import { OwnServices } from './own-services.tsx';

/** When it is read again, a form or a button with the focus disappears. */
const keepFocus = keepFocusWithin();

interface OwnMembershipPartProps {
  readonly membership: ProvidedReadOnce<OwnMembership>;
  readonly linkForm: ProvidedLinkForm;
  readonly linkWithdrawal: LinkWithdrawalFactory;
}

/** The user's family, zone and offices, which are one answer of the server. */
export function OwnMembershipPart({ membership, linkForm, linkWithdrawal }: OwnMembershipPartProps) {
  const { viewModel, retry } = useReading(membership);
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.parts}>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={8}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
          )
        }
      >
        {({ member, family, zone, duties, services, link }) =>
          member === undefined ? (
            <LinkPart link={link} reread={retry} form={linkForm} withdrawal={linkWithdrawal} />
          ) : (
            <>
              <OwnPlace member={member} family={family} zone={zone} duties={duties} />
              <OwnServices services={services} />
            </>
          )
        }
      </Async>
    </div>
  );
}
