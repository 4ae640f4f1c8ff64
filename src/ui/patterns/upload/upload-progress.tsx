import type { MouseEvent } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Progress } from '@/ui/kit/feedback/progress.tsx';
import { focusPartAround } from '@/ui/kit/focus/focus-fallback.ts';
import { percentText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './upload.module.css';

interface UploadProgressProps {
  /** From 0 to 1; undefined while unknown. */
  readonly share: number | undefined;
  readonly onCancelled: () => void;
}

/** The upload progress, with a cancel button (BULL-07). */
export function UploadProgress({ share, onCancelled }: UploadProgressProps) {
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
