import type { MouseEvent } from 'react';
import type { QueuedFile } from '@/content/domain/upload-list.ts';
import type { UploadQueueViewEvent } from '@/content/machines/upload-queue-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-row.module.css';

export interface FileActionsProps {
  readonly queued: QueuedFile;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The order can no longer change. */
  readonly locked: boolean;
  readonly can: (event: UploadQueueViewEvent) => boolean;
  readonly send: (event: UploadQueueViewEvent) => void;
}

/** The actions on a file: move it while no file is being sent, and remove it unless the server may already have it. */
export function FileActions({ queued: { id, file }, index, count, locked, can, send }: FileActionsProps) {
  const name = <VisuallyHidden> {file.name}</VisuallyHidden>;
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
      {count > 1 && !locked && (
        <>
          <Button variant="bare" aria-disabled={!can(up)} onClick={() => send(up)}>
            {uploadMessages.up}
            {name}
          </Button>
          <Button variant="bare" aria-disabled={!can(down)} onClick={() => send(down)}>
            {uploadMessages.down}
            {name}
          </Button>
        </>
      )}
      <Button variant="danger" aria-disabled={!can(removed)} onClick={takeOut}>
        {uploadMessages.remove}
        {name}
      </Button>
    </div>
  );
}
