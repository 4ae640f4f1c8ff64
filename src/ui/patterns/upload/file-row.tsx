import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { FileRule } from '@/content/domain/file-check.ts';
import type { FileProgress } from '@/content/domain/upload-progress.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { sizeText, uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import { FileActions, type FileActionsProps } from './file-actions.tsx';
import { FilePreview } from './file-preview.tsx';
import styles from './file-row.module.css';
import { FileStatus } from './file-status.tsx';

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
