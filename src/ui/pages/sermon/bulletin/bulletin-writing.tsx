import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { fieldsOfIssue, type IssueMode } from '@/content/bulletins/bulletins.writing.ts';
import { replacementMachine } from '@/content/bulletins/replacement.machine.ts';
import type { UploadQueueActor, UploadViewModel } from '@/content/uploads/queued-files.machine.ts';
import { type CalendarDate, weekOf } from '@/shared/dates.ts';
import { useCoreService } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import {
  appendLabel,
  bulletinMessages,
  existingPagesLabel,
  replaceLabel,
  replaceQuestion,
  replaceTitle,
  uploadAgain,
  uploadsTo,
  uploadTitle,
} from '@/ui/messages/ko/bulletin.ts';
import { uploadMessages } from '@/ui/messages/ko/uploads.ts';
import { RightLost } from '@/ui/patterns/form/form-notices.tsx';
import { UploadQueue, useUploadQueue } from '@/ui/patterns/posts/upload-queue.tsx';
import styles from './bulletin-writing.module.css';

/** The sending button disappears when the files are sent. */
const keepFocus = keepFocusWithin('h2');

interface BulletinUploadProps {
  readonly queue: UploadQueueActor;
  /** The Sunday of the chosen week. */
  readonly sunday: CalendarDate;
  /** The number of pages that its bulletin already has. */
  readonly existingPages: number | 'reading' | 'unknown';
  /** Whether the user has lost the right to publish; the chosen files stay but cannot be sent (REL-09). */
  readonly isRightLost?: boolean;
}

/** Publishes the bulletin of the chosen week (BULL-05…07). */
export function BulletinUpload({ queue, sunday, existingPages, isRightLost = false }: BulletinUploadProps) {
  const id = useId();
  const viewModel = useUploadQueue(queue);
  const [replacement, send] = useMachine(replacementMachine);
  const { last: thisSunday } = weekOf(useCoreService('clock').today());
  const upload = (mode: IssueMode) => queue.send({ type: 'upload.asked', fields: fieldsOfIssue({ sunday, mode }) });
  return (
    <Card ref={keepFocus} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1}>
        {uploadTitle(sunday)}
      </h2>
      <p className={styles.to}>
        <span>{uploadsTo(sunday, sunday === thisSunday)}</span> <span>{existingPagesMessage(existingPages)}</span>
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

function existingPagesMessage(existingPages: BulletinUploadProps['existingPages']): string {
  if (existingPages === 'unknown') return bulletinMessages.unknownPages;
  return existingPages === 'reading' || existingPages === 0 ? '' : existingPagesLabel(existingPages);
}

interface IssueButtonsProps {
  readonly viewModel: UploadViewModel;
  readonly sunday: CalendarDate;
  /** Whether the week has, or may have, pages that can be replaced. */
  readonly replaceable: boolean;
  readonly onReplaced: () => void;
}

/**
 * The buttons that publish the chosen pages for their week. When the week already has pages, the editor chooses whether
 * to add or to replace; pages left over from a partly refused sending are added.
 */
function IssueButtons({ viewModel, sunday, replaceable, onReplaced }: IssueButtonsProps) {
  const isRetry = viewModel.queueFailure !== undefined || viewModel.files.some(({ failure }) => failure !== undefined);
  const isLeftOver = isRetry && viewModel.queueFailure === undefined;
  const submit = (label: string) => (
    <SubmitButton
      isSubmitting={viewModel.isSending}
      busy={viewModel.isBusy}
      label={label}
      busyLabel={uploadMessages.sending}
    />
  );
  if (isLeftOver || !replaceable)
    return <Buttons>{submit(isRetry ? uploadAgain(sunday) : uploadTitle(sunday))}</Buttons>;
  return (
    <Buttons className={styles.choices}>
      {submit(appendLabel(sunday))}
      <Button variant="danger" busy={viewModel.isBusy} onClick={onReplaced}>
        {replaceLabel(sunday)}
      </Button>
    </Buttons>
  );
}
