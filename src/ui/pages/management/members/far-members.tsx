import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { FarRows } from '@/ui/kit/data/far-rows.tsx';
import { fullName } from '@/ui/messages/ko/member-messages.ts';

interface FarMembersProps {
  readonly members: readonly MemberEntry[];
  /** Of the first of them, from 1. */
  readonly rowIndex: number;
}

/** Members far from the window, by their names. */
export const FarMembers = memo(function FarMembers({ members, rowIndex }: FarMembersProps) {
  return (
    <FarRows rowIndex={rowIndex} count={members.length}>
      {members.map(fullName).join(', ')}
    </FarRows>
  );
});
