import { type Announcements, closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import type { QueuedFile } from '@/content/domain/upload-list.ts';
import { uploadMessages } from '@/ui/messages/ko/upload-messages.ts';

interface FileOrderProps {
  readonly files: readonly QueuedFile[];
  /** @param to from 0 */
  readonly onMoved: (id: number, to: number) => void;
  readonly children: ReactNode;
}

/** Order by drag (BULL-07). The keyboard uses buttons instead: moving by arrow keys over a page of pictures is impractical. */
export function FileOrder({ files, onMoved, children }: FileOrderProps) {
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
