import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { MemberListViewModel } from '@/admin/machines/provide-member-list.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { MemberTable } from './member-table.tsx';

interface MemberListBodyProps {
  readonly viewModel: MemberListViewModel;
  /** Nobody is registered. */
  readonly isEmpty: boolean;
  readonly shown: readonly MemberEntry[];
  readonly columns: readonly MemberColumn[];
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
}

/** The table, or what stands in its place: on its way, failed, refused, nobody registered, nobody found. */
export function MemberListBody({ viewModel, isEmpty, shown, columns, send, onRegister }: MemberListBodyProps) {
  if (viewModel.failure !== undefined) {
    const isRefused = viewModel.failure === 'forbidden';
    return (
      <ErrorState
        sentence={isRefused ? memberListMessages.forbidden : memberListMessages.failed}
        next={isRefused ? memberListMessages.forbiddenNext : faultSentences[viewModel.failure]}
        onRetry={() => send({ type: 'retry.asked' })}
      />
    );
  }
  if (isEmpty && viewModel.isLoading) return <Skeleton label={memberListMessages.loading} lines={8} />;
  if (isEmpty) {
    return (
      <EmptyState sentence={memberListMessages.empty} next={memberListMessages.emptyNext}>
        <Button variant="quiet" onClick={onRegister}>
          {memberListMessages.register}
        </Button>
      </EmptyState>
    );
  }
  if (shown.length === 0) {
    return (
      <EmptyState sentence={memberListMessages.noMatch} next={memberListMessages.noMatchNext}>
        <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
          {memberListMessages.showAll}
        </Button>
      </EmptyState>
    );
  }
  return (
    <MemberTable members={shown} columns={columns} newest={viewModel.newest} order={viewModel.view.order} send={send} />
  );
}
