import type { UploadViewModel } from '@/content/machines/upload-view-model.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { appendLabel, replaceLabel, uploadAgain, uploadTitle } from '@/ui/messages/ko/bulletin-messages.ts';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './bulletin-upload.module.css';

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
export function IssueButtons({ viewModel, sunday, replaceable, onReplaced }: IssueButtonsProps) {
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
