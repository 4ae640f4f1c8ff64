import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { MemberListViewModel } from '@/admin/machines/provide-member-list.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { MemberTable } from './member-table.tsx';

interface MemberListBodyProps {
  readonly viewModel: MemberListViewModel;
  /** Empty where nobody is registered. */
  readonly state: AsyncState<readonly MemberEntry[]>;
  readonly shown: readonly MemberEntry[];
  readonly columns: readonly MemberColumn[];
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
}

/** The table, or what stands in its place: on its way, failed, refused, nobody registered, nobody found. */
export function MemberListBody({ viewModel, state, shown, columns, send, onRegister }: MemberListBodyProps) {
  const retry = () => send({ type: 'retry.asked' });
  return (
    <Async
      state={state}
      loading={memberListMessages.loading}
      lines={8}
      empty={
        <EmptyState sentence={memberListMessages.empty} next={memberListMessages.emptyNext}>
          <Button variant="quiet" onClick={onRegister}>
            {memberListMessages.register}
          </Button>
        </EmptyState>
      }
      renderFailed={(reason) =>
        reason === 'forbidden' ? (
          <ErrorState sentence={memberListMessages.forbidden} next={memberListMessages.forbiddenNext} onRetry={retry} />
        ) : (
          <FailureState sentence={memberListMessages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {() =>
        shown.length === 0 ? (
          <EmptyState sentence={memberListMessages.noMatch} next={memberListMessages.noMatchNext}>
            <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
              {memberListMessages.showAll}
            </Button>
          </EmptyState>
        ) : (
          <MemberTable
            members={shown}
            columns={columns}
            newest={viewModel.newest}
            order={viewModel.view.order}
            send={send}
          />
        )
      }
    </Async>
  );
}
