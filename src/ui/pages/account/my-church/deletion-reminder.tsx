import type { AccountDeletion } from '@/auth/domain/account-deletion.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { accountDueText, deletionMessages } from '@/ui/messages/ko/account-deletion-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';

/**
 * Reminds of the scheduled deletion of the account (MINE-06). Shows nothing while that is unknown, failures included:
 * the page is about something else.
 */
export function DeletionReminder({ deletion }: { readonly deletion: ProvidedReadOnce<AccountDeletion> }) {
  const { viewModel } = useReading(deletion);
  if (viewModel.status !== 'ready' || viewModel.value.due === undefined) return null;
  return (
    <Notice>
      <strong>{accountDueText(viewModel.value.due)}</strong>
      <p>
        <TextLink alone href={href('privacy')}>
          {deletionMessages.toDeletion}
        </TextLink>
      </p>
    </Notice>
  );
}
