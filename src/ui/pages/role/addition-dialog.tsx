import { useMemo } from 'react';
import type { RoleAdditionForm } from '@/admin/machines/provide-role-forms.ts';
import type { RoleDetailEvent } from '@/admin/machines/role-detail.machine.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { AdditionForm } from './addition-form.tsx';

interface AdditionDialogProps {
  readonly open: boolean;
  readonly roleId: string;
  /** The role's name. */
  readonly role: string;
  readonly additionForm: RoleAdditionForm;
  readonly candidates: ProvidedReadOnce<readonly MemberName[]>;
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
      <Addition {...form} />
    </Dialog>
  );
}

function Addition({ roleId, role, additionForm, candidates, page }: Omit<AdditionDialogProps, 'open'>) {
  const form = useMemo(() => additionForm(roleId, page), [additionForm, roleId, page]);
  return <AdditionForm form={form} role={role} candidates={candidates} />;
}
