import { useMemo } from 'react';
import type { RoleNewcomerForm } from '@/admin/machines/provide-role-forms.ts';
import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { AdditionForm } from './addition-form.tsx';

interface AdditionDialogProps {
  readonly open: boolean;
  readonly roleId: string;
  /** The role's name. */
  readonly role: string;
  readonly newcomerForm: RoleNewcomerForm;
  readonly candidates: ProvidedReadOnce<readonly MemberName[]>;
  readonly onAdded: () => void;
  readonly onClosed: () => void;
}

/** The dialog in which an Admin gives the role to an account by its e-mail address (ROLE-05). */
export function AdditionDialog({ open, onClosed, ...form }: AdditionDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onClosed} title={additionMessages.title} closeLabel={additionMessages.close}>
      <Newcomer {...form} />
    </Dialog>
  );
}

function Newcomer({ roleId, role, newcomerForm, candidates, onAdded }: Omit<AdditionDialogProps, 'open' | 'onClosed'>) {
  const form = useMemo(() => newcomerForm(roleId, onAdded), [newcomerForm, roleId, onAdded]);
  return <AdditionForm form={form} role={role} candidates={candidates} />;
}
