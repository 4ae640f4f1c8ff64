import { memo } from 'react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { FarRows } from '@/ui/kit/data/far-rows.tsx';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';

/** Members far from the window, by their names. */
export const FarMembers = memo(function FarMembers({ members }: { readonly members: readonly MemberEntry[] }) {
  return (
    <FarRows count={members.length}>
      {members.map(({ name }) => (name.trim() === '' ? memberListMessages.noName : name)).join(', ')}
    </FarRows>
  );
});
