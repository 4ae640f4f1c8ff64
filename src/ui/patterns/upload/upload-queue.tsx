import type { UploadQueueActor, UploadViewModel } from '@/content/machines/provide-upload-queue.ts';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileChooser } from './file-chooser.tsx';
import styles from './upload.module.css';
import { UploadList } from './upload-list.tsx';
import { UploadNotices } from './upload-notices.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface UploadQueueProps {
  readonly queue: UploadQueueActor;
  readonly viewModel: UploadViewModel;
  /** What the button that opens the device's picker says. */
  readonly label: string;
  /** What it says when there is no file where one has to be. */
  readonly missing?: string | undefined;
  /** Whether the form around it says why a sending came to nothing. */
  readonly isPartOfForm?: boolean;
}

/** Files chosen, checked, put in order and on their way. The button that sends them belongs to the form around it. */
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
      <UploadNotices viewModel={viewModel} tellsWhy={!isPartOfForm} />
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
