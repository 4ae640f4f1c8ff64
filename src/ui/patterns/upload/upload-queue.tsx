import type { MouseEvent } from 'react';
import type { UploadQueueActor, UploadViewModel } from '@/content/machines/upload-view-model.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Progress } from '@/ui/kit/feedback/progress.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { focusPartAround } from '@/ui/kit/focus/focus-fallback.ts';
import { percentText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileChooser } from './file-chooser.tsx';
import styles from './upload.module.css';
import { UploadList } from './upload-list.tsx';
import { UploadNotices } from './upload-notices.tsx';

interface UploadQueueProps {
  readonly queue: UploadQueueActor;
  readonly viewModel: UploadViewModel;
  /** The label of the button that opens the file picker. */
  readonly label: string;
  /** The error when a required file is missing. */
  readonly missing?: string | undefined;
  /** Whether the surrounding form shows why an upload failed. */
  readonly isPartOfForm?: boolean;
}

/** Choosing, checking, ordering and uploading files. The submit button belongs to the surrounding form. */
export function UploadQueue({ queue, viewModel, label, missing, isPartOfForm = false }: UploadQueueProps) {
  return (
    <div className={styles.upload} tabIndex={-1}>
      {!viewModel.isSending && (
        <FileChooser
          label={label}
          rule={viewModel.rule}
          error={viewModel.lacksFile ? missing : undefined}
          onChosen={(files) => queue.send({ type: 'files.chosen', files })}
        />
      )}
      {viewModel.isChecking && (
        <Spinner label={viewModel.rule.adapts === true ? uploadMessages.adapting : uploadMessages.checking} />
      )}
      <UploadNotices viewModel={viewModel} showsFailure={!isPartOfForm} />
      {viewModel.files.length > 0 && (
        <div>
          <UploadList queue={queue} viewModel={viewModel} />
        </div>
      )}
      {viewModel.isSending && (
        <UploadProgress share={viewModel.share} onCancelled={() => queue.send({ type: 'upload.cancelled' })} />
      )}
    </div>
  );
}

interface UploadProgressProps {
  /** From 0 to 1; undefined while unknown. */
  readonly share: number | undefined;
  readonly onCancelled: () => void;
}

/** The upload progress, with a cancel button (BULL-07). */
function UploadProgress({ share, onCancelled }: UploadProgressProps) {
  const cancel = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusPartAround(currentTarget);
    onCancelled();
  };
  const percent = share === undefined ? '' : ` ${percentText(share)}`;
  return (
    <div className={styles.sending}>
      <Progress label={`${uploadMessages.sending}${percent}`} value={share} />
      <Button variant="quiet" onClick={cancel}>
        {uploadMessages.cancel}
      </Button>
    </div>
  );
}
