import { type ReactNode, useMemo } from 'react';
import type { Receiver } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { ReasonForm, ReasonGiven } from '@/shared/reason.machine.ts';
import type { ReasonError } from '@/shared/reason.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { TextArea } from '@/ui/kit/forms/field.tsx';
import { Form, SubmitButton } from '@/ui/kit/forms/form.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { type ReasonMessages, reasonMessages } from '@/ui/messages/ko/forms.ts';
import { useFields, useForm, useFormFocus } from './form.ts';

interface ReasonDialogProps<Name extends string> {
  /** The prefix of the decision's events. */
  readonly name: Name;
  readonly messages: ReasonMessages;
  /** The id of the subject; undefined while the dialog is closed. */
  readonly about: EntityId | undefined;
  readonly makeForm: ReasonForm<Name>;
  /** Is told the reason, or that the decision was not made after all. */
  readonly decider: Receiver<ReasonGiven<Name> | { readonly type: `${Name}.cancelled` }>;
  /** The consequence of the decision, in a sentence. */
  readonly children: ReactNode;
}

/** Asks for the reason of a decision, which its author can read (ROLE-07, MINE-02, MINE-04). */
export function ReasonDialog<Name extends string>({ about, ...form }: ReasonDialogProps<Name>) {
  const { name, messages, decider } = form;
  return (
    <Dialog
      open={about !== undefined}
      onOpenChange={() => decider.send({ type: `${name}.cancelled` })}
      title={messages.title}
      closeLabel={messages.close}
    >
      {about !== undefined && <ReasonFields key={about} about={about} {...form} />}
    </Dialog>
  );
}

function ReasonFields<Name extends string>({
  name,
  messages,
  about,
  makeForm,
  decider,
  children,
}: ReasonDialogProps<Name> & { readonly about: EntityId }) {
  const form = useForm(useMemo(() => makeForm(about, decider), [makeForm, about, decider]));
  const sentences: Readonly<Record<ReasonError, string>> = {
    missing: messages.missing,
    tooLong: reasonMessages.tooLong,
  };
  const fields = useFields(form, {
    reason: { label: messages.reason, sentence: (error: ReasonError) => sentences[error] },
  });
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      {children}
      <TextArea {...fields.field('reason')} hint={messages.reasonHint} />
      <Buttons>
        <Button variant="quiet" onClick={() => decider.send({ type: `${name}.cancelled` })}>
          {reasonMessages.cancel}
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
