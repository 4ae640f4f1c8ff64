import { useDraggable, useDroppable } from '@dnd-kit/core';
import { useCallback } from 'react';
import type { FileRule } from '@/content/domain/file-check.ts';
import type { FileProgress } from '@/content/domain/upload-progress.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { fileProgressText, sizeText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileActions, type FileActionsProps } from './file-actions.tsx';
import styles from './file-row.module.css';

interface FileRowProps extends FileActionsProps {
  readonly rule: FileRule;
  /** Absent while the file is not being sent. */
  readonly progress: FileProgress | undefined;
}

/** A file of the queue: its preview, its position, and its upload state. */
export function FileRow(props: FileRowProps) {
  const { queued, rule, index, count, progress, locked } = props;
  const { id, file, failure, convertedFrom } = queued;
  const { setNodeRef: setLifted, listeners, transform, isDragging } = useDraggable({ id, disabled: locked });
  const { setNodeRef: setPlace, isOver } = useDroppable({ id });
  const isWrong = failure !== undefined && progress === undefined;
  return (
    <li
      ref={setPlace}
      className={classNames(styles.row, isWrong && styles.wrong, isOver && !isDragging && styles.landing)}
    >
      <div
        ref={setLifted}
        className={classNames(styles.body, isDragging && styles.lifted)}
        style={{ translate: transform === null ? undefined : `${transform.x}px ${transform.y}px` }}
      >
        {count > 1 && !locked && (
          <span className={styles.handle} aria-hidden="true" {...listeners}>
            <Icon name="grip" />
          </span>
        )}
        {rule.kinds.includes('pdf') ? <Icon name="sheet" className={styles.sheet} /> : <FilePreview file={file} />}
        <div className={styles.about}>
          <p className={styles.name}>
            {count > 1 && <span className={styles.place}>{index + 1}</span>} {file.name}
          </p>
          <p className={styles.size}>
            {sizeText(file.size)}
            {convertedFrom !== undefined && ` · ${uploadMessages.madeOf[convertedFrom]}`}
          </p>
          <FileStatus progress={progress} failure={failure} />
        </div>
        <FileActions {...props} />
      </div>
    </li>
  );
}

/** A small picture of a file that is still on the device; its object URL is revoked when it unmounts. */
function FilePreview({ file }: { readonly file: File }) {
  const show = useCallback(
    (picture: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      picture.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} className={styles.preview} alt="" width={72} height={96} draggable={false} />;
}

interface FileStatusProps {
  readonly progress: FileProgress | undefined;
  /** The server's last error for the file, if any. */
  readonly failure: string | undefined;
}

/** The upload progress of a file, or why it was refused. */
function FileStatus({ progress, failure }: FileStatusProps) {
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
