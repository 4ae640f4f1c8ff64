import type { Correction } from '@/admin/domain/correction.ts';
import type { Acceptance } from '@/admin/machines/requests-state.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { correctableNames } from '@/ui/messages/ko/correctable-names.ts';
import {
  currentText,
  finishLabels,
  correctionInboxMessages as messages,
} from '@/ui/messages/ko/correction-inbox-messages.ts';
import { decisionMessages, requestListMessages } from '@/ui/messages/ko/role-messages.ts';
import type { EntryProps } from './open-requests.tsx';
import styles from './requests.module.css';

/** One request: the member, the present value and the requested one. */
export function CorrectionEntry({ request, accepting, send }: EntryProps<Correction, Acceptance<Correction>>) {
  const { id, field, wanted, note, created, member, username, email } = request;
  const isBusy = accepting !== undefined;
  const isFinishing = accepting?.request.id === id;
  const labels = finishLabels(request);
  const whose = <VisuallyHidden> {requestListMessages.decideGroup(username)}</VisuallyHidden>;
  return (
    <article className={styles.request}>
      <div>
        <h3>{correctableNames[field]}</h3>
        <p className={styles.about}>
          {`${username} · ${email}`}
          {created !== undefined && ' · '}
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        <p className={styles.reason}>{currentText(request)}</p>
        <p className={styles.reason}>
          <strong>{messages.wanted}</strong> {wanted}
        </p>
        {note !== '' && <p className={styles.reason}>{note}</p>}
        {member !== undefined && (
          <TextLink alone href={href('memberDetail', { id: member.id })}>
            {messages.toMember(member.name)}
          </TextLink>
        )}
      </div>
      <Buttons>
        <Button busy={isBusy} onClick={() => send({ type: 'acceptance.asked', accepted: { request } })}>
          {isFinishing ? labels.busy : labels.rest}
          {whose}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => send({ type: 'decline.asked', request })}>
          {decisionMessages.decline}
          {whose}
        </Button>
      </Buttons>
    </article>
  );
}
