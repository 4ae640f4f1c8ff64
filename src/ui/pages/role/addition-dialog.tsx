import { useMemo } from 'react';
import type { RoleDetailEvent } from '@/admin/machines/role-detail.machine.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { AdditionForm } from './addition-form.tsx';

interface AdditionDialogProps {
  readonly open: boolean;
  readonly roleId: string;
  /** The role's name. */
  readonly role: string;
  readonly page: Receiver<RoleDetailEvent>;
}

/** The dialog in which an Admin gives the role to an account by its e-mail address (ROLE-05). */
export function AdditionDialog({ open, ...form }: AdditionDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={() => form.page.send({ type: 'question.closed' })}
      title={additionMessages.title}
      closeLabel={additionMessages.close}
    >
      <Newcomer {...form} />
    </Dialog>
  );
}

function Newcomer({ roleId, role, page }: Omit<AdditionDialogProps, 'open'>) {
  const makeForm = useService(rolesFeature, 'newcomerForm');
  const form = useMemo(() => makeForm(roleId, page), [makeForm, roleId, page]);
  return <AdditionForm form={form} role={role} />;
}
