import { useMemo } from 'react';
import { isGender } from '@/admin/domain/member.ts';
import type { MemberField } from '@/admin/domain/member-draft.ts';
import { readPlaceText } from '@/admin/domain/member-place.ts';
import type { MemberConflict } from '@/admin/machines/member-detail-state.ts';
import type { MemberConflictFactory } from '@/admin/machines/provide-member-conflict.ts';
import type { MemberDetailActor } from '@/admin/machines/provide-member-detail.ts';
import { genderNames, memberFields } from '@/ui/messages/ko/member-messages.ts';
import { ConflictDialog } from '@/ui/patterns/conflict/conflict-dialog.tsx';

interface MemberConflictDialogProps {
  readonly met: MemberConflict;
  readonly actor: MemberDetailActor;
  readonly conflictOf: MemberConflictFactory;
}

/** The version of a member that another user has saved meanwhile, beside the user's own changes (MEMB-05). */
export function MemberConflictDialog({ met, actor, conflictOf }: MemberConflictDialogProps) {
  const provided = useMemo(() => conflictOf(met, actor), [conflictOf, met, actor]);
  return (
    <ConflictDialog
      provided={provided}
      labels={memberFields}
      shown={shownText}
      onLeft={() => actor.send({ type: 'conflict.left' })}
    />
  );
}

function shownText(field: MemberField, text: string): string {
  if (field === 'duty') return readPlaceText(text)?.name ?? '';
  if (field === 'gender') return isGender(text) ? genderNames[text] : '';
  return text.trim();
}
