import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { fieldsOfIssue, type IssueMode } from '@/content/domain/bulletin-issue.ts';
import { replacementMachine } from '@/content/machines/replacement.machine.ts';
import type { UploadQueueActor } from '@/content/machines/upload-view-model.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { weekOf } from '@/shared/domain/week.ts';
import { useCoreService } from '@/ui/app/island/core.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { Form } from '@/ui/kit/forms/form.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import {
  bulletinMessages,
  existingPagesLabel,
  replaceQuestion,
  replaceTitle,
  uploadsTo,
  uploadTitle,
} from '@/ui/messages/ko/bulletin-messages.ts';
import { RightLost } from '@/ui/patterns/form/right-lost.tsx';
import { UploadQueue } from '@/ui/patterns/upload/upload-queue.tsx';
import { useUploadQueue } from '@/ui/patterns/upload/use-upload-queue.ts';
import styles from './bulletin-upload.module.css';
import { IssueButtons } from './issue-buttons.tsx';

/** The sending button disappears when the files are sent. */
const keepFocus = keepFocusWithin('h2');

interface BulletinUploadProps {
  readonly queue: UploadQueueActor;
  /** The address of its page, below which each week may have its own. */
  readonly page: string;
  /** The Sunday of the chosen week. */
  readonly sunday: CalendarDate;
  /** The number of pages that its bulletin already has. */
  readonly existingPages: number | 'reading' | 'unknown';
  /** Whether the user has lost the right to publish; the chosen files stay but cannot be sent (REL-09). */
  readonly isRightLost?: boolean;
}

const existingPagesMessage = (existingPages: BulletinUploadProps['existingPages']): string => {
  if (existingPages === 'unknown') return bulletinMessages.unknownPages;
  return existingPages === 'reading' || existingPages === 0 ? '' : existingPagesLabel(existingPages);
};

/** Publishes the bulletin of the chosen week (BULL-05…07). */
export function BulletinUpload({ queue, page, sunday, existingPages, isRightLost = false }: BulletinUploadProps) {
  const id = useId();
  const viewModel = useUploadQueue(queue, page);
  const [replacement, send] = useMachine(replacementMachine);
  const { last: thisSunday } = weekOf(useCoreService('clock').today());
  const upload = (mode: IssueMode) => queue.send({ type: 'upload.asked', fields: fieldsOfIssue({ sunday, mode }) });
  return (
    <Card ref={keepFocus} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {uploadTitle(sunday)}
      </h2>
      <p className={styles.to}>
        {uploadsTo(sunday, sunday === thisSunday)} {existingPagesMessage(existingPages)}
      </p>
      {isRightLost && <RightLost />}
      <Form onSubmitted={() => !isRightLost && upload('append')}>
        <UploadQueue queue={queue} viewModel={viewModel} label={bulletinMessages.choose} />
        {viewModel.files.length > 0 && !isRightLost && (
          <IssueButtons
            viewModel={viewModel}
            sunday={sunday}
            replaceable={existingPages !== 0}
            onReplaced={() => send({ type: 'replacement.asked' })}
          />
        )}
      </Form>
      <ConfirmDialog
        open={replacement.hasTag('asking')}
        onOpenChange={(open) => !open && send({ type: 'replacement.cancelled' })}
        title={replaceTitle(sunday)}
        closeLabel={bulletinMessages.replaceClose}
        confirmLabel={bulletinMessages.replaceConfirm}
        onConfirmed={() => {
          send({ type: 'replacement.confirmed' });
          upload('replace');
        }}
        danger
      >
        {replaceQuestion(sunday, typeof existingPages === 'number' ? existingPages : 0, viewModel.files.length)}
      </ConfirmDialog>
    </Card>
  );
}
