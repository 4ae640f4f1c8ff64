import type { MouseEvent } from 'react';
import type { QueuedFile } from '@/content/domain/upload-list.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { focusNeighbour } from '@/ui/kit/focus/focus-neighbour.ts';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';
import styles from './file-row.module.css';

export interface FileActsProps {
  readonly queued: QueuedFile;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  /** The order is what it is. */
  readonly locked: boolean;
  /** Whether it can be taken out now. */
  readonly removable: boolean;
  /** @param to from 0 */
  readonly onMoved: (to: number) => void;
  readonly onRemoved: () => void;
}

/** What can be done with a file: moved while none is sent, and taken out as long as the server cannot have it. */
export function FileActs({ queued: { file }, place, count, locked, removable, onMoved, onRemoved }: FileActsProps) {
  const name = <VisuallyHidden> {file.name}</VisuallyHidden>;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!removable) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    onRemoved();
  };
  return (
    <div className={styles.acts}>
      {count > 1 && !locked && (
        <>
          <Button variant="bare" aria-disabled={place === 1} onClick={() => onMoved(place - 2)}>
            {uploadMessages.up}
            {name}
          </Button>
          <Button variant="bare" aria-disabled={place === count} onClick={() => onMoved(place)}>
            {uploadMessages.down}
            {name}
          </Button>
        </>
      )}
      <Button variant="danger" aria-disabled={!removable} onClick={takeOut}>
        {uploadMessages.remove}
        {name}
      </Button>
    </div>
  );
}
