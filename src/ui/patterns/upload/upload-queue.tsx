import type { UploadFace, UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileChooser } from './file-chooser.tsx';
import styles from './upload.module.css';
import { UploadList } from './upload-list.tsx';
import { UploadNotices } from './upload-notices.tsx';
import { UploadProgress } from './upload-progress.tsx';

interface UploadQueueProps {
  readonly queue: UploadQueueActor;
  readonly face: UploadFace;
  /** What the button that opens the device's picker says. */
  readonly label: string;
  /** What it says when there is no file where one has to be. */
  readonly missing?: string | undefined;
  /** Whether the form around it says why a sending came to nothing. */
  readonly isPartOfForm?: boolean;
}

/** Files chosen, checked, put in order and on their way. The button that sends them belongs to the form around it. */
export function UploadQueue({ queue, face, label, missing, isPartOfForm = false }: UploadQueueProps) {
  return (
    <div className={styles.upload} tabIndex={-1}>
      {!face.isSending && (
        <FileChooser
          label={label}
          rule={face.rule}
          problem={face.lacksFile ? missing : undefined}
          onChosen={(files) => queue.send({ type: 'files.chosen', files })}
        />
      )}
      {face.isChecking && (
        <Spinner label={face.rule.adapts === true ? uploadMessages.adapting : uploadMessages.checking} />
      )}
      <UploadNotices face={face} tellsWhy={!isPartOfForm} />
      {face.files.length > 0 && (
        <div>
          <UploadList queue={queue} face={face} />
        </div>
      )}
      {face.isSending && (
        <UploadProgress share={face.share} onCancelled={() => queue.send({ type: 'upload.cancelled' })} />
      )}
    </div>
  );
}
