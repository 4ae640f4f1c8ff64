import { useMemo } from 'react';
import type { DraftSaving } from '@/content/machines/draft-saving.machine.ts';
import type { EventFormFactory } from '@/content/machines/provide-event-forms.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { monthMessages } from '@/ui/messages/ko/month-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { EventForm } from './event-form.tsx';

interface EventFormDialogProps {
  readonly open: boolean;
  /** The day that was chosen for the event, if any. */
  readonly day: CalendarDate | undefined;
  readonly formFor: ReturnType<EventFormFactory>;
  readonly right: PublishingRight;
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saving: DraftSaving | undefined;
  readonly onClosed: () => void;
}

/** The dialog in which a new event is written. Closed, it keeps what was typed for the next time. */
export function EventFormDialog({ open, day, formFor, right, saving, onClosed }: EventFormDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClosed} title={monthMessages.write} closeLabel={eventMessages.closeForm} wide>
      <FormFor day={day} formFor={formFor} right={right} saving={saving} />
    </Dialog>
  );
}

function FormFor({ day, formFor, ...rest }: Pick<EventFormDialogProps, 'day' | 'formFor' | 'right' | 'saving'>) {
  const form = useMemo(() => formFor(day), [formFor, day]);
  return <EventForm form={form} {...rest} />;
}
