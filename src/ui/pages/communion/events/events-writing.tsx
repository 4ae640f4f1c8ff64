import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { eventsWritingEntry } from '@/composition/events.writing.ts';
import type { EventFormFactory, EventForm as ProvidedEventForm } from '@/content/events/event-form.machine.ts';
import type { DatedEvent } from '@/content/events/events.ts';
import type { EventsPageNews, monthPanelMachine } from '@/content/events/events-page.machine.ts';
import type { DraftSaving } from '@/content/writing/post-form.machine.ts';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { eventFields, eventMessages } from '@/ui/messages/ko/events.ts';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { monthMessages } from '@/ui/messages/ko/month-page.ts';
import { useForm, useUnloadQuestion } from '@/ui/patterns/form/form.ts';
import type { useAskedEdit } from '@/ui/patterns/posts/asked-edit.tsx';
import { DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { PostFormBody, SaveDraftButton, useDraftSaving } from '@/ui/patterns/posts/post-form.tsx';
import type { PublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';
import { EventEditingIsland, EventFields, shownText } from './event-editing.tsx';

interface EventsWritingProps {
  /** Receives new events; must stay the same while it is shown. */
  readonly page: Receiver<EventsPageNews>;
  readonly panel: ActorRefFrom<typeof monthPanelMachine>;
  readonly right: PublishingRight;
  /** The event that the user changes. */
  readonly edit: ReturnType<typeof useAskedEdit<DatedEvent>>;
}

/** What publishers use over the calendar: the drafts, and the dialogs in which an event is written or changed. */
export function EventsWritingIsland({ page, panel, right, edit }: EventsWritingProps) {
  const services = useServices(eventsWritingEntry);
  const { saving, drafts } = useDraftSaving(page);
  return (
    <>
      <Drafts
        page={drafts}
        right={right}
        drafts={services.drafts}
        noun={postNouns.event}
        labels={eventFields}
        shown={shownText}
      >
        {(draft) => (
          <DraftFormBody edit={draft} noun={postNouns.event}>
            <EventFields form={draft.form} />
          </DraftFormBody>
        )}
      </Drafts>
      <EventFormDialog forms={services.form} page={page} panel={panel} right={right} saving={saving} />
      <EventEditingIsland key={edit.key} id={edit.id} owner={edit.owner} right={right} />
    </>
  );
}

interface EventFormDialogProps extends Pick<EventsWritingProps, 'page' | 'panel' | 'right'> {
  readonly forms: EventFormFactory;
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saving: DraftSaving | undefined;
}

/** The dialog in which a new event is written. Closed, it keeps what was typed for the next time. */
function EventFormDialog({ forms, page, panel, right, saving }: EventFormDialogProps) {
  const shown = useSelector(panel, (snapshot) => snapshot);
  const formFor = useMemo(() => forms(page, right.actor), [forms, page, right.actor]);
  return (
    <Dialog
      open={shown.hasTag('writing')}
      onOpenChange={() => panel.send({ type: 'close.asked' })}
      title={monthMessages.write}
      closeLabel={eventMessages.closeForm}
      wide
    >
      <FormFor day={shown.context.day} formFor={formFor} right={right} saving={saving} />
    </Dialog>
  );
}

interface FormForProps extends Pick<EventFormDialogProps, 'right' | 'saving'> {
  /** The day that was chosen for the event, if any. */
  readonly day: CalendarDate | undefined;
  readonly formFor: ReturnType<EventFormFactory>;
}

function FormFor({ day, formFor, ...rest }: FormForProps) {
  const form = useMemo(() => formFor(day), [formFor, day]);
  return <EventForm form={form} {...rest} />;
}

interface EventFormProps extends Pick<EventFormDialogProps, 'right' | 'saving'> {
  readonly form: ProvidedEventForm;
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
        <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
          {eventMessages.clear}
        </Button>
      }
    >
      <EventFields form={form} />
    </PostFormBody>
  );
}
