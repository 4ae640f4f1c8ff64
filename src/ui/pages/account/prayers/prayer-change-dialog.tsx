import { useMemo } from 'react';
import { prayersFeature } from '@/composition/prayers.feature.ts';
import type { Prayer } from '@/people/domain/prayer.ts';
import type { PrayersEvent } from '@/people/machines/prayers-state.ts';
import { useService } from '@/ui/app/island/core.tsx';
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
  readonly hasZone: boolean;
  readonly send: (event: PrayersEvent) => void;
}

/** Changes a request of one's own. Closing the dialog keeps what was typed. */
export function PrayerChangeDialog({ prayer, hasZone, send }: PrayerChangeDialogProps) {
  return (
    <Dialog
      open={prayer !== undefined}
      onOpenChange={() => send({ type: 'edit.closed' })}
      title={messages.changing}
      closeLabel={messages.close}
      wide
    >
      {prayer !== undefined && <ChangeForm key={prayer.id} prayer={prayer} hasZone={hasZone} send={send} />}
    </Dialog>
  );
}

function ChangeForm({ prayer, hasZone, send }: PrayerChangeDialogProps & { readonly prayer: Prayer }) {
  const makeForm = useService(prayersFeature, 'changeForm');
  const today = useService(prayersFeature, 'today');
  const provided = useMemo(
    () =>
      makeForm(prayer, {
        saved: (saved) => send({ type: 'prayer.saved', prayer: saved }),
        outdated: () => send({ type: 'list.outdated' }),
        lost: (id) => send({ type: 'prayer.lost', id }),
      }),
    [makeForm, prayer, send],
  );
  const form = useForm(provided);
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
      <PrayerFields form={form} hasZone={hasZone} today={today()} before={prayer.until} />
    </PrayerFormFrame>
  );
}
