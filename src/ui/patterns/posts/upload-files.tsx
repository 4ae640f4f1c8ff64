import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type MouseEvent, type ReactNode, useCallback, useId } from 'react';
import type { FileRule } from '@/content/uploads/files.ts';
import type { UploadQueueActor, UploadViewModel } from '@/content/uploads/queued-files.machine.ts';
import type { UploadQueueViewEvent } from '@/content/uploads/upload-queue.machine.ts';
import type { FileProgress, QueuedFile } from '@/content/uploads/uploads.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { fileProgressText, sizeText, uploadMessages } from '@/ui/messages/ko/uploads.ts';
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
        <span>{uploadMessages.chosen}</span> <span className={styles.count}>{files.length}</span>
      </h3>
      {files.length > 1 && <p className={styles.hint}>{uploadMessages.order}</p>}
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

interface FileOrderProps {
  readonly files: readonly QueuedFile[];
  /** @param to from 0 */
  readonly onMoved: (id: number, to: number) => void;
  readonly children: ReactNode;
}

/** Order by drag (BULL-07). The keyboard uses buttons instead: moving by arrow keys over a page of pictures is impractical. */
function FileOrder({ files, onMoved, children }: FileOrderProps) {
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const nameOf = (id: string | number): string => files.find((queued) => queued.id === id)?.file.name ?? '';
  const placeOf = (id: string | number): number => files.findIndex((queued) => queued.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => uploadMessages.dragStarted(nameOf(active.id)),
    onDragOver: ({ active, over }) =>
      over === null
        ? uploadMessages.dragOutside(nameOf(active.id))
        : uploadMessages.dragOver(nameOf(active.id), placeOf(over.id)),
    onDragEnd: ({ active, over }) =>
      over === null
        ? uploadMessages.dragCancelled(nameOf(active.id))
        : uploadMessages.dropped(nameOf(active.id), placeOf(over.id)),
    onDragCancel: ({ active }) => uploadMessages.dragCancelled(nameOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: uploadMessages.order } }}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) onMoved(Number(active.id), placeOf(over.id) - 1);
      }}
    >
      {children}
    </DndContext>
  );
}

interface FileRowProps extends FileActionsProps {
  readonly rule: FileRule;
  /** The order can no longer change. */
  readonly locked: boolean;
  /** Absent while the file is not being sent. */
  readonly progress: FileProgress | undefined;
}

/** A file of the queue: its preview, its position, and its upload state. */
function FileRow(props: FileRowProps) {
  const { queued, rule, index, count, progress, locked } = props;
  const { id, file, failure, convertedFrom } = queued;
  const { setNodeRef: setLifted, listeners, transform, isDragging } = useDraggable({ id, disabled: locked });
  const { setNodeRef: setPlace, isOver } = useDroppable({ id });
  const isWrong = failure !== undefined && progress === undefined;
  return (
    <li
      ref={setPlace}
      className={classNames(styles.row, isWrong && styles.wrongRow, isOver && !isDragging && styles.landing)}
    >
      <div
        ref={setLifted}
        className={classNames(styles.body, isDragging && styles.lifted)}
        style={{ translate: transform === null ? undefined : `${transform.x}px ${transform.y}px` }}
      >
        {count > 1 && (
          <span className={styles.handle} aria-hidden="true" {...listeners}>
            <Icon name="grip" />
          </span>
        )}
        {rule.kinds.includes('pdf') ? <Icon name="sheet" className={styles.sheet} /> : <FilePreview file={file} />}
        <div className={styles.about}>
          <p className={styles.name}>
            {count > 1 && <span className={styles.place}>{index + 1}</span>} <bdi>{file.name}</bdi>
          </p>
          <p className={styles.size}>
            <span>{sizeText(file.size)}</span>
            {convertedFrom !== undefined && <span>{` · ${uploadMessages.madeOf[convertedFrom]}`}</span>}
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

/** The upload progress of a file, or why it was refused, in a place that is there before. */
function FileStatus({ progress, failure }: FileStatusProps) {
  return (
    <div className={styles.status}>
      {failure !== undefined && (
        <p className={styles.failure} inert={progress !== undefined}>
          <Icon name="warn" />
          <span>{failure === '' ? uploadMessages.refusedByServer : failure}</span>
        </p>
      )}
      {progress !== undefined && (
        <p className={styles.progress}>
          {progress.kind === 'sent' && <Icon name="check" />}
          <span>{fileProgressText(progress)}</span>
        </p>
      )}
    </div>
  );
}

interface FileActionsProps {
  readonly queued: QueuedFile;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly can: (event: UploadQueueViewEvent) => boolean;
  readonly send: (event: UploadQueueViewEvent) => void;
}

/** The actions on a file: move it while no file is being sent, and remove it unless the server may already have it. */
function FileActions({ queued: { id, file }, index, count, can, send }: FileActionsProps) {
  const name = <VisuallyHidden>{` ${file.name}`}</VisuallyHidden>;
  const up = { type: 'file.moved', id, to: index - 1 } as const;
  const down = { type: 'file.moved', id, to: index + 1 } as const;
  const removed = { type: 'file.removed', id } as const;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!can(removed)) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    send(removed);
  };
  return (
    <div className={styles.actions}>
      {count > 1 && (
        <>
          <Button variant="bare" aria-disabled={!can(up)} onClick={() => send(up)}>
            <span>{uploadMessages.up}</span>
            {name}
          </Button>
          <Button variant="bare" aria-disabled={!can(down)} onClick={() => send(down)}>
            <span>{uploadMessages.down}</span>
            {name}
          </Button>
        </>
      )}
      <Button variant="danger" aria-disabled={!can(removed)} onClick={takeOut}>
        <span>{uploadMessages.remove}</span>
        {name}
      </Button>
    </div>
  );
}
