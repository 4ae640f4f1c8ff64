import { useId } from 'react';
import type { UploadQueueActor, UploadViewModel } from '@/content/machines/upload-view-model.ts';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileOrder } from './file-order.tsx';
import { FileRow } from './file-row.tsx';
import styles from './upload.module.css';

interface UploadListProps {
  readonly queue: UploadQueueActor;
  readonly viewModel: UploadViewModel;
}

/** The queued files, in the order in which they will be sent. */
export function UploadList({ queue, viewModel: { files, rule, isSending, can, progress, moved } }: UploadListProps) {
  const id = useId();
  const movedTo = files.findIndex((queued) => queued.id === moved);
  const movedName = files[movedTo]?.file.name;
  useSpokenStatus(movedName && uploadMessages.place(movedName, movedTo + 1, files.length));
  return (
    <FileOrder files={files} onMoved={(file, to) => queue.send({ type: 'file.moved', id: file, to })}>
      <h3 className={styles.title} id={id}>
        {uploadMessages.chosen} <span className={styles.count}>{files.length}</span>
      </h3>
      {files.length > 1 && !isSending && <p className={styles.hint}>{uploadMessages.order}</p>}
      <ol className={styles.files} aria-labelledby={id}>
        {files.map((queued, index) => (
          <FileRow
            key={queued.id}
            queued={queued}
            rule={rule}
            index={index}
            count={files.length}
            progress={progress?.[index]}
            locked={isSending}
            can={can}
            send={queue.send}
          />
        ))}
      </ol>
    </FileOrder>
  );
}
