import type { ReactNode } from 'react';
import type { FormValues } from '@/shared/form.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { FormError } from '@/ui/kit/forms/form-error.tsx';
import { unsureMessages } from '@/ui/messages/ko/forms.ts';
import type { LiteralMessage } from '@/ui/messages/message-text.ts';
import type { RunningForm } from './form.ts';

interface UnsureNoticeProps {
  readonly form: Pick<RunningForm<FormValues, string, string>, 'sendAgain' | 'dontSend'> & {
    readonly viewModel: { readonly isAsking: boolean };
  };
  /** That it is not known whether it was added, and where to look first. */
  readonly message: LiteralMessage;
  /** Leads to where it would be. */
  readonly children?: ReactNode;
}

/**
 * Says of a form whose answer was lost that what it adds may be there, and where; asks before it is sent again (REL-16). Stands
 * where the reason of a failure would.
 */
export function UnsureNotice({ form, message, children }: UnsureNoticeProps) {
  const { isAsking } = form.viewModel;
  return (
    <FormError message={isAsking ? { ...message, sentence: unsureMessages.question } : message}>
      {(isAsking || children !== undefined) && (
        <Buttons>
          {children}
          {isAsking && (
            <>
              <Button variant="quiet" onClick={form.dontSend}>
                {unsureMessages.dontSend}
              </Button>
              <Button onClick={form.sendAgain}>{unsureMessages.sendAgain}</Button>
            </>
          )}
        </Buttons>
      )}
    </FormError>
  );
}
