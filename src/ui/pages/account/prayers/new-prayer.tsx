import { useId, useMemo } from 'react';
import type { PrayerShared } from '@/people/machines/prayers-state.ts';
import type { NewPrayerForm } from '@/people/machines/provide-prayer-forms.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { keepFocus } from '@/ui/kit/focus/keep-focus.ts';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { prayerFormMessages as messages } from '@/ui/messages/ko/prayer-messages.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useUnloadQuestion } from '@/ui/patterns/form/use-unload-question.ts';
import { PrayerFields } from './prayer-fields.tsx';
import { PrayerFormFrame } from './prayer-form-frame.tsx';
import styles from './prayers.module.css';

interface NewPrayerProps {
  readonly makeForm: NewPrayerForm;
  readonly hasZone: boolean;
  readonly list: Receiver<PrayerShared>;
}

/** The form of a new request, folded until the user opens it. */
export function NewPrayer({ makeForm, hasZone, list }: NewPrayerProps) {
  const provided = useMemo(() => makeForm(list), [makeForm, list]);
  const form = useForm(provided);
  const { isWritten, isRestored, isSubmitting, isRejected } = form.viewModel;
  useUnloadQuestion(isWritten);
  const id = useId();
  return (
    <FormFold heading={messages.heading} holdsSomething={isWritten || isRestored || isSubmitting || isRejected}>
      <Card aria-labelledby={id}>
        <h2 className={styles.title} id={id}>
          {messages.heading}
        </h2>
        <PrayerFormFrame
          form={form}
          failed={messages.failed}
          submit={<SubmitButton isSubmitting={isSubmitting} label={messages.submit} busyLabel={messages.submitting} />}
          actions={
            <Button variant="quiet" busy={isSubmitting} onMouseDown={keepFocus} onClick={form.clear}>
              {messages.clear}
            </Button>
          }
        >
          <PrayerFields form={form} hasZone={hasZone} />
        </PrayerFormFrame>
      </Card>
    </FormFold>
  );
}
