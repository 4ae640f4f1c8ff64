import type { UploadViewModel } from '@/content/machines/upload-view-model.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Message } from '@/ui/kit/layout/message.tsx';
import { failureMessage } from '@/ui/messages/ko/failure-messages.ts';
import { fileErrorText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './upload.module.css';

interface UploadNoticesProps {
  readonly viewModel: UploadViewModel;
  readonly showsFailure: boolean;
}

/** Why files were rejected, and why the last upload failed. */
export function UploadNotices({
  viewModel: { turnedAway, rule, queueFailure, files },
  showsFailure,
}: UploadNoticesProps) {
  const someFailed = queueFailure === undefined && files.some(({ failure }) => failure !== undefined);
  return (
    <>
      {turnedAway.length > 0 && (
        <Notice kind="bad" alert>
          <strong>{uploadMessages.turnedAway}</strong>
          <ul className={styles.reasons}>
            {turnedAway.map(({ id, name, error }) => (
              <li key={id}>
                <b>{name}</b> {fileErrorText(error, rule)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {queueFailure === 'cancelled' && (
        <Notice>
          {uploadMessages.cancelled} {files.length > 0 && uploadMessages.kept}
        </Notice>
      )}
      {showsFailure && queueFailure !== undefined && queueFailure !== 'cancelled' && (
        <Notice kind="bad">
          <strong>{uploadMessages.failed}</strong>
          <p>
            <Message text={failureMessage(queueFailure)} /> {uploadMessages.kept}
          </p>
        </Notice>
      )}
      {someFailed && (
        <Notice kind="bad">
          <strong>{uploadMessages.someFailed}</strong>
        </Notice>
      )}
    </>
  );
}
