import { useMemo } from 'react';
import type { RoleRequest } from '@/admin/domain/role-request.ts';
import type { RoleRequestsEvent } from '@/admin/machines/role-requests.machine.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Form } from '@/ui/kit/forms/form.tsx';
import { TextArea } from '@/ui/kit/forms/text-area.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { refusalMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { useForm } from '@/ui/patterns/form/use-form.ts';
import { useFormFocus } from '@/ui/patterns/form/use-form-focus.ts';

interface DeclineDialogProps {
  /** The request that shall be declined; absent while none is. */
  readonly request: RoleRequest | undefined;
  /** What was written of it before. */
  readonly written: string;
  readonly send: (event: RoleRequestsEvent) => void;
}

/** Asks why somebody is declined: they are told (ROLE-07). */
export function DeclineDialog({ request, written, send }: DeclineDialogProps) {
  return (
    <Dialog
      open={request !== undefined}
      onOpenChange={() => send({ type: 'refusal.cancelled' })}
      title={messages.title}
      closeLabel={messages.close}
    >
      {request !== undefined && <DeclineForm key={request.id} request={request} written={written} send={send} />}
    </Dialog>
  );
}

function DeclineForm({ request, written, send }: DeclineDialogProps & { readonly request: RoleRequest }) {
  const makeForm = useService(rolesFeature, 'refusalForm');
  const binding = useMemo(
    () =>
      makeForm({
        written,
        writes: (reason) => send({ type: 'refusal.written', reason }),
        declines: (reason) => send({ type: 'refusal.confirmed', reason }),
      }),
    // oxlint-disable-next-line react/exhaustive-deps -- what was written before is asked for once, when the window opens
    [makeForm, send],
  );
  const form = useForm(binding);
  const firstError = useFormFocus(form.actor);
  return (
    <Form onSubmitted={form.submit} ref={firstError}>
      <p>{messages.lead(request.username, request.role)}</p>
      <TextArea
        {...form.field('reason')}
        label={messages.reason}
        hint={messages.reasonHint}
        state={form.viewModel.shownErrors.reason === undefined ? undefined : 'wrong'}
        message={messages.missing}
      />
      <Buttons>
        <Button variant="quiet" onClick={() => send({ type: 'refusal.cancelled' })}>
          {messages.cancel}
        </Button>
        <Button type="submit" variant="firmDanger">
          {messages.submit}
        </Button>
      </Buttons>
    </Form>
  );
}
