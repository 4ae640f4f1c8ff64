import { useMemo } from 'react';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Dialog } from '@/ui/kit/overlay/dialog.tsx';
import { additionMessages } from '@/ui/messages/ko/role-messages.ts';
import { AdditionForm } from './addition-form.tsx';

interface AdditionDialogProps {
  readonly open: boolean;
  readonly roleId: string;
  /** The role's name. */
  readonly role: string;
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

function Newcomer({ roleId, role, onAdded }: Pick<AdditionDialogProps, 'roleId' | 'role' | 'onAdded'>) {
  const makeForm = useService(rolesFeature, 'newcomerForm');
  const form = useMemo(() => makeForm(roleId, onAdded), [makeForm, roleId, onAdded]);
  return <AdditionForm form={form} role={role} />;
}
