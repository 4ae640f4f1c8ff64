import { useMemo } from 'react';
import { prayersFeature } from '@/composition/prayers.feature.ts';
import type { Prayer } from '@/people/domain/prayer.ts';
import { MOST_LETTERS, type PrayerError } from '@/people/domain/prayer-draft.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { hidingErrorMessages, hidingMessages as messages } from '@/ui/messages/ko/prayer-messages.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import styles from './prayers.module.css';

const TEXTS = { reason: { label: messages.reason, sentence: (error: PrayerError) => hidingErrorMessages[error] } };

interface HidingDialogProps {
  /** The request to hide; undefined while the dialog is closed. */
  readonly prayer: Prayer | undefined;
  /** The reason that was typed the last time. */
  readonly written: string;
  readonly send: (event: PrayersEvent) => void;
}

/** Asks an Admin why a request is hidden: its writer reads the reason. */
export function HidingDialog({ prayer, written, send }: HidingDialogProps) {
  return (
    <Dialog
      open={prayer !== undefined}
      onOpenChange={() => send({ type: 'hiding.cancelled' })}
      title={messages.title}
      closeLabel={messages.close}
    >
      {prayer !== undefined && <HidingForm key={prayer.id} prayer={prayer} written={written} send={send} />}
    </Dialog>
  );
}

function HidingForm({ prayer, written, send }: HidingDialogProps & { readonly prayer: Prayer }) {
  const makeForm = useService(prayersFeature, 'hidingForm');
  const provided = useMemo(
    () =>
      makeForm({
        written,
        writes: (reason) => send({ type: 'hiding.written', reason }),
        hides: (reason) => send({ type: 'hiding.confirmed', reason }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `written` is read only once, when the dialog opens
    [makeForm, send],
  );
  const form = useForm(provided);
  const fields = useFields(form, TEXTS);
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      <p>{messages.lead}</p>
      <p className={styles.quoted}>{prayer.text}</p>
      <TextArea {...fields.field('reason')} maxLength={MOST_LETTERS.reason} hint={messages.reasonHint} />
      <Buttons>
        <Button variant="quiet" onClick={() => send({ type: 'hiding.cancelled' })}>
          {messages.cancel}
        </Button>
        <SubmitButton
          variant="firmDanger"
          isSubmitting={form.viewModel.isSubmitting}
          label={messages.submit}
          busyLabel={messages.submit}
        />
      </Buttons>
    </Form>
  );
}
