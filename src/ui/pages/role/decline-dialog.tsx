import { useMemo } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { SubmitButton } from '@/ui/kit/forms/submit-button.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { declineMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { useFields } from '@/ui/patterns/form/use-fields.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';

const TEXTS = { reason: { label: messages.reason, sentence: () => messages.missing } };

type DeclineEvent =
  | { readonly type: 'decline.cancelled' }
  | { readonly type: 'decline.written' | 'decline.confirmed'; readonly reason: string };

interface DeclineCandidate {
  readonly id: EntityId;
  /** A sentence that says whose request for what is declined. */
  readonly lead: string;
}

interface DeclineDialogProps {
  /** The request to decline; undefined while the dialog is closed. */
  readonly request: DeclineCandidate | undefined;
  /** The reason that was typed the last time. */
  readonly written: string;
  readonly send: (event: DeclineEvent) => void;
}

/** Asks why a request is declined: its author reads the reason (ROLE-07, MINE-02). */
export function DeclineDialog({ request, written, send }: DeclineDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={() => send({ type: 'decline.cancelled' })}
      title={messages.title}
      closeLabel={messages.close}
    >
      {request !== undefined && <DeclineForm key={request.id} request={request} written={written} send={send} />}
    </Dialog>
  );
}

function DeclineForm({ request, written, send }: DeclineDialogProps & { readonly request: DeclineCandidate }) {
  const makeForm = useService(rolesFeature, 'declineForm');
  const provided = useMemo(
    () =>
      makeForm({
        written,
        writes: (reason) => send({ type: 'decline.written', reason }),
        declines: (reason) => send({ type: 'decline.confirmed', reason }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- `written` is read only once, when the dialog opens
    [makeForm, send],
  );
  const form = useForm(provided);
  const fields = useFields(form, TEXTS);
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      <p>{request.lead}</p>
      <TextArea {...fields.field('reason')} hint={messages.reasonHint} />
      <Buttons>
        <Button variant="quiet" onClick={() => send({ type: 'decline.cancelled' })}>
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
