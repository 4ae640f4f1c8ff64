import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { FarRows } from '@/ui/kit/data/far-rows.tsx';
import { fullName } from '@/ui/messages/ko/member-messages.ts';

interface FarMembersProps {
  readonly members: readonly MemberEntry[];
  /** The position of the first of them, from 1. */
  readonly rowIndex: number;
}

/** Members far from the window: their names alone. */
export const FarMembers = memo(function FarMembers({ members, rowIndex }: FarMembersProps) {
  return (
    <FarRows rowIndex={rowIndex} count={members.length}>
      {members.map(fullName).join(', ')}
    </FarRows>
  );
});
