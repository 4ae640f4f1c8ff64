import type { DraftSaving } from '@/content/machines/draft-saving.machine.ts';
import type { EventForm as ProvidedEventForm } from '@/content/machines/provide-event-forms.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { SaveDraftButton } from '@/ui/patterns/drafts/save-draft-button.tsx';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/use-unload-question.ts';
import { PostFormBody } from '@/ui/patterns/post/post-form-body.tsx';
import { EventFields } from './event-fields.tsx';

interface EventFormProps {
  readonly form: ProvidedEventForm;
  readonly right: PublishingRight;
  /** Saves it as a draft; absent where the server stores no drafts. */
  readonly saving: DraftSaving | undefined;
}

/** A new event (EVNT-05). */
export function EventForm({ form: provided, right, saving }: EventFormProps) {
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
