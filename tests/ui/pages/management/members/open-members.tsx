import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { MemberRepository } from '@/admin/members/members.ports.ts';
import type { Member } from '@/admin/members/members.ts';
import { leaveGuard } from '@/composition/leave-guard.ts';
import { MEMBER_REPOSITORY } from '@/composition/members.ts';
import { pageHistory } from '@/ui/kit/history/page-history.ts';
import { aRawToken } from '../../../../builders/access-token.ts';
import { memberRepository } from '../../../../fakes/member-repository.ts';
import { renderWithCore } from '../../../../support/render-with-core.tsx';

interface Opening {
  readonly members?: readonly Member[];
  readonly answers?: Partial<MemberRepository>;
  readonly page?: string;
}

/** A view of the administration with a register in memory, for an Admin, on 20 November 2026. */
export async function openMembers(
  view: ReactNode,
  { members = [], answers = {}, page = '/member/manageMembers' }: Opening = {},
) {
  const core = await renderWithCore(null, { kept: aRawToken({ role: 'Admin' }), page });
  const repository = memberRepository(members, answers);
  let wayOut: (() => void) | undefined;
  core.replace(MEMBER_REPOSITORY, repository);
  core.replace(leaveGuard(pageHistory), {
    activate: (tried) => {
      wayOut = tried;
      return () => {
        wayOut = undefined;
      };
    },
    leave: () => core.navigation.goTo('/elsewhere'),
  });
  await core.show(view);
  return {
    ...core,
    repository,
    /** Clicks a link. @returns whether the leave guard asked */
    tryToLeave: () => {
      wayOut?.();
      return wayOut !== undefined;
    },
  };
}

export const dialog = () => within(screen.getByRole('dialog'));
/** The names in the table, first row first. */
export const names = () => screen.queryAllByRole('rowheader').map(({ textContent }) => textContent);
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
