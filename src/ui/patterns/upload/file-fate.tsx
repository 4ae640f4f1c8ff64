import type { FileProgress } from '@/content/domain/upload-progress.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { fileProgressText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-row.module.css';

interface FileFateProps {
  readonly progress: FileProgress | undefined;
  /** What the server said of it the last time; it may have said nothing. */
  readonly failure: string | undefined;
}

/** How far a file is on its way, or why it was not taken. */
export function FileFate({ progress, failure }: FileFateProps) {
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
    <p className={styles.refusal}>
      <Icon name="warn" />
      {failure === '' ? uploadMessages.refusedByServer : failure}
    </p>
  );
}
