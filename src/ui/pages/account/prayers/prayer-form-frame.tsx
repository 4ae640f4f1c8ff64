import type { ReactNode } from 'react';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { failureMessages } from '@/ui/messages/ko/failure-messages.ts';
import { prayerFormMessages as messages, prayerFailures } from '@/ui/messages/ko/prayer-messages.ts';
import { inTurn } from '@/ui/messages/message-text.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';
import type { RunningPrayerForm } from './prayer-fields.tsx';

interface PrayerFormFrameProps {
  readonly form: RunningPrayerForm;
  /** The sentence before the reason of a failure. */
  readonly failed: string;
  readonly submit: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The frame around the fields of a new and of a changed request. */
export function PrayerFormFrame({ form, failed, submit, actions, children }: PrayerFormFrameProps) {
  const { failure, isRestored } = form.viewModel;
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      {failure !== undefined && (
        <FormError
          message={{
            literal: failed,
            sentence: inTurn(prayerFailures[failure] ?? failureMessages[failure], messages.kept),
          }}
        />
      )}
      {isRestored && (
        <Notice>
          <p>{messages.restored}</p>
        </Notice>
      )}
      {children}
      <Buttons>
        {submit}
        {actions}
      </Buttons>
    </Form>
  );
}
