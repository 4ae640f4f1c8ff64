import type { FileProgress } from '@/content/domain/upload-progress.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { fileProgressText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-row.module.css';

interface FileStatusProps {
  readonly progress: FileProgress | undefined;
  /** The server's last error for the file, if any. */
  readonly failure: string | undefined;
}

/** The upload progress of a file, or why it was refused. */
export function FileStatus({ progress, failure }: FileStatusProps) {
  if (progress !== undefined) {
    return (
      <p className={styles.progress}>
        {progress.kind === 'sent' && <Icon name="check" />}
        {fileProgressText(progress)}
      </p>
    );
  }
  if (failure === undefined) return null;
  return (
    <p className={styles.failure}>
      <Icon name="warn" />
      {failure === '' ? uploadMessages.refusedByServer : failure}
    </p>
  );
}
