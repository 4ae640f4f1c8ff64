import { useMemo } from 'react';
import type { Prayer } from '@/people/domain/prayer.ts';
import type { PrayerChangeNews, PrayersEvent } from '@/people/machines/prayers-state.ts';
import type { PrayerChangeForm } from '@/people/machines/provide-prayer-forms.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { prayerFormMessages as messages } from '@/ui/messages/ko/prayer-messages.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { PrayerFields } from './prayer-fields.tsx';
import { PrayerFormFrame } from './prayer-form-frame.tsx';

interface PrayerChangeDialogProps {
  /** The request that is changed; undefined while the dialog is closed. */
  readonly prayer: Prayer | undefined;
  readonly makeForm: PrayerChangeForm;
  readonly hasZone: boolean;
  readonly list: Receiver<PrayerChangeNews | Extract<PrayersEvent, { readonly type: 'edit.closed' }>>;
}

/** Changes a request of one's own. Closing the dialog keeps what was typed. */
export function PrayerChangeDialog(props: PrayerChangeDialogProps) {
  const { prayer, list } = props;
  return (
    <Dialog
      open={prayer !== undefined}
      onOpenChange={() => list.send({ type: 'edit.closed' })}
      title={messages.changing}
      closeLabel={messages.close}
      wide
    >
      {prayer !== undefined && <ChangeForm key={prayer.id} {...props} prayer={prayer} />}
    </Dialog>
  );
}

interface ChangeFormProps extends PrayerChangeDialogProps {
  readonly prayer: Prayer;
}

function ChangeForm({ prayer, makeForm, hasZone, list }: ChangeFormProps) {
  const form = useForm(useMemo(() => makeForm(prayer, list), [makeForm, prayer, list]));
  const { isSubmitting, isWritten } = form.viewModel;
  return (
    <PrayerFormFrame
      form={form}
      failed={messages.notSaved}
      submit={<SubmitButton isSubmitting={isSubmitting} label={messages.save} busyLabel={messages.saving} />}
      actions={
        isWritten && (
          <Button variant="quiet" busy={isSubmitting} onClick={form.clear}>
            {messages.startOver}
          </Button>
        )
      }
    >
      <PrayerFields form={form} hasZone={hasZone} before={prayer.until} />
    </PrayerFormFrame>
  );
}
