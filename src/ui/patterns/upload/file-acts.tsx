import type { MouseEvent } from 'react';
import type { QueuedFile } from '@/content/domain/upload-list.ts';
import type { UploadQueueEvent } from '@/content/machines/upload-queue-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-row.module.css';

export interface FileActsProps {
  readonly queued: QueuedFile;
  /** From 0. */
  readonly index: number;
  readonly count: number;
  /** The order is what it is. */
  readonly locked: boolean;
  readonly can: (event: UploadQueueEvent) => boolean;
  readonly send: (event: UploadQueueEvent) => void;
}

/** What can be done with a file: moved while none is sent, and taken out as long as the server cannot have it. */
export function FileActs({ queued: { id, file }, index, count, locked, can, send }: FileActsProps) {
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
    <div className={styles.acts}>
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
