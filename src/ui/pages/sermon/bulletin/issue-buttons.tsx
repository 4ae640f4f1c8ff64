import type { UploadViewModel } from '@/content/machines/provide-upload-queue.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { appendLabel, replaceLabel, uploadAgain, uploadTitle } from '@/ui/messages/ko/bulletin-messages.ts';
import styles from './bulletin-upload.module.css';

interface IssueButtonsProps {
  readonly viewModel: UploadViewModel;
  readonly sunday: CalendarDate;
  /** Whether there are, or may be, pages that these could take the place of. */
  readonly replaceable: boolean;
  readonly onReplaced: () => void;
}

/**
 * Sends the chosen pages to the week that the buttons name. Where it has pages, their editor says what becomes of those; what
 * was left over of a sending goes behind what was taken of it.
 */
export function IssueButtons({ viewModel, sunday, replaceable, onReplaced }: IssueButtonsProps) {
  const isRetry = viewModel.queueFailure !== undefined || viewModel.files.some(({ failure }) => failure !== undefined);
  const isLeftOver = isRetry && viewModel.queueFailure === undefined;
  if (isLeftOver || !replaceable)
    return (
      <Buttons>
        <Button type="submit" busy={viewModel.isBusy}>
          {isRetry ? uploadAgain(sunday) : uploadTitle(sunday)}
        </Button>
      </Buttons>
    );
  return (
    <Buttons className={styles.choices}>
      <Button type="submit" busy={viewModel.isBusy}>
        {appendLabel(sunday)}
      </Button>
      <Button variant="danger" busy={viewModel.isBusy} onClick={onReplaced}>
        {replaceLabel(sunday)}
      </Button>
    </Buttons>
  );
}
