import type { ChurchEvent } from '@/content/domain/church-event.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { eventMessages, eventName } from '@/ui/messages/ko/event-messages.ts';

interface SaveEventButtonProps {
  readonly event: ChurchEvent;
  readonly onSaved: () => void;
}

/** Saves an event as a file for the reader's own calendar. */
export function SaveEventButton({ event, onSaved }: SaveEventButtonProps) {
  return (
    <Button variant="quiet" onClick={onSaved}>
      <Icon name="day" />
      {eventMessages.save}
      <VisuallyHidden> {eventName(event)}</VisuallyHidden>
    </Button>
  );
}
