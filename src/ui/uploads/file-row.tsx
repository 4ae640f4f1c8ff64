import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { FileRule } from '@/content/domain/file-check.ts';
import type { QueuedFile } from '@/content/domain/upload-list.ts';
import { Button } from '../kit/button.tsx';
import { classNames } from '../kit/class-names.ts';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { sizeText, uploadMessages } from '../messages/upload-messages.ts';
import { FilePreview } from './file-preview.tsx';
import styles from './file-row.module.css';

interface FileRowProps {
  readonly queued: QueuedFile;
  readonly rule: FileRule;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly locked: boolean;
  readonly onMoved: (to: number) => void;
  readonly onRemoved: () => void;
}

/** A file that waits: what it looks like, where it stands, and what the server said of it. */
export function FileRow({ queued, rule, place, count, locked, onMoved, onRemoved }: FileRowProps) {
  const { id, file, refusal } = queued;
  const { setNodeRef: setLifted, listeners, transform, isDragging } = useDraggable({ id, disabled: locked });
  const { setNodeRef: setPlace, isOver } = useDroppable({ id });
  return (
    <li
      ref={setPlace}
      className={classNames(styles.row, refusal !== undefined && styles.wrong, isOver && !isDragging && styles.landing)}
    >
      <div
        ref={setLifted}
        className={classNames(styles.body, isDragging && styles.lifted)}
        style={{ translate: transform === null ? undefined : `${transform.x}px ${transform.y}px` }}
      >
        {count > 1 && (
          <span className={styles.grip} aria-hidden="true" {...listeners}>
            <Icon name="grip" />
          </span>
        )}
        {rule.kinds.includes('pdf') ? <Icon name="sheet" className={styles.sheet} /> : <FilePreview file={file} />}
        <div className={styles.about}>
          <p className={styles.name}>
            {count > 1 && <span className={styles.place}>{place}</span>} {file.name}
          </p>
          <p className={styles.size}>{sizeText(file.size)}</p>
          {refusal !== undefined && (
            <p className={styles.refusal}>
              <Icon name="warn" />
              {refusal === '' ? uploadMessages.refusedByServer : refusal}
            </p>
          )}
        </div>
        <div className={styles.acts}>
          {count > 1 && (
            <>
              <Button variant="bare" aria-disabled={locked || place === 1} onClick={() => onMoved(place - 2)}>
                {uploadMessages.up}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
              <Button variant="bare" aria-disabled={locked || place === count} onClick={() => onMoved(place)}>
                {uploadMessages.down}
                <VisuallyHidden> {file.name}</VisuallyHidden>
              </Button>
            </>
          )}
          <Button variant="danger" aria-disabled={locked} onClick={onRemoved}>
            {uploadMessages.remove}
            <VisuallyHidden> {file.name}</VisuallyHidden>
          </Button>
        </div>
      </div>
    </li>
  );
}
