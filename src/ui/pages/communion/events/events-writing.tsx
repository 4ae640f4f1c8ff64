import { useMemo } from 'react';
import { eventDraftsFeature } from '@/composition/events.writing.ts';
import type { EventFormFactory, EventForm as ProvidedEventForm } from '@/content/events/event-form.machine.ts';
import type { EventsPageNews } from '@/content/events/events-page.machine.ts';
import type { DraftSaving } from '@/content/writing/post-form.machine.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventFields, eventMessages } from '@/ui/messages/ko/events.ts';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { monthMessages } from '@/ui/messages/ko/month-page.ts';
import { useForm, useUnloadQuestion } from '@/ui/patterns/form/form.ts';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { PostFormBody, SaveDraftButton } from '@/ui/patterns/posts/post-form.tsx';
import type { PublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';
import { EventFields, shownText } from './event-editing.tsx';

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

interface EventFormProps {
  readonly form: ProvidedEventForm;
  readonly right: PublishingRight;
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saving: DraftSaving | undefined;
}

/** A new event (EVNT-05). */
function EventForm({ form: provided, right, saving }: EventFormProps) {
  const form = useForm(provided);
  const { isWritten, isSubmitting, isPartial, failure } = form.viewModel;
  useUnloadQuestion(isWritten);
  return (
    <PostFormBody
      form={{ ...form, lostFiles: [] }}
      right={right}
      failure={failure}
      refused={eventMessages.notAdded}
      hasFiles={false}
      onSubmitted={form.submit}
      submit={
        <>
          <SubmitButton
            isSubmitting={isSubmitting && !isPartial}
            busy={isSubmitting}
            label={eventMessages.submit}
            busyLabel={eventMessages.submitting}
          />
          <SaveDraftButton viewModel={form.viewModel} saveDraft={saving && (() => form.save(saving))} />
        </>
      }
      actions={
        <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
          {eventMessages.clear}
        </Button>
      }
    >
      <EventFields form={form} />
    </PostFormBody>
  );
}

/** The events that are not published yet (EDIT-03). */
function EventDrafts({
  services,
  ...asked
}: AskedDraftsProps<Receiver<EventsPageNews>> & HasServices<typeof eventDraftsFeature>) {
  return (
    <Drafts {...asked} drafts={services.drafts} noun={postNouns.event} labels={eventFields} shown={shownText}>
      {(edit) => (
        <DraftFormBody edit={edit} noun={postNouns.event}>
          <EventFields form={edit.form} />
        </DraftFormBody>
      )}
    </Drafts>
  );
}

export const EventDraftsIsland = withServices(eventDraftsFeature, EventDrafts);
