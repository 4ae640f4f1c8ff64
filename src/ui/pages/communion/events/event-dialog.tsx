import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventMessages, eventName } from '@/ui/messages/ko/event-messages.ts';
import { EventFacts } from './event-facts.tsx';

interface EventDialogProps {
  /** Undefined while the dialog is closed. */
  readonly event: ChurchEvent | undefined;
  readonly onClosed: () => void;
  readonly onSaved: (event: ChurchEvent) => void;
  readonly onEdited: ((event: ChurchEvent) => void) | undefined;
  readonly onRemoved: ((event: ChurchEvent) => void) | undefined;
}

/** One event in full: name, type, days, host. */
export function EventDialog({ event, onClosed, onSaved, onEdited, onRemoved }: EventDialogProps) {
  return (
    <Dialog
      open={event !== undefined}
      onOpenChange={onClosed}
      title={event === undefined ? '' : eventName(event)}
      closeLabel={eventMessages.close}
    >
      {event !== undefined && (
        <EventFacts
          event={event}
          onSaved={() => onSaved(event)}
          onEdited={onEdited && (() => onEdited(event))}
          onRemoved={onRemoved && (() => onRemoved(event))}
        />
      )}
    </Dialog>
  );
}
