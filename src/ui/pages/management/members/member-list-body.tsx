import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn, MemberOrder } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list-state.ts';
import type { MemberListViewModel } from '@/admin/machines/provide-member-list.ts';
import type { AsyncState } from '@/shared/machines/async-state.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { MemberTable, type TableLength } from './member-table.tsx';

interface MemberListBodyProps {
  readonly viewModel: MemberListViewModel;
  /** Empty when no member is registered. */
  readonly state: AsyncState<readonly MemberEntry[]>;
  readonly shown: readonly MemberEntry[];
  /** The order of the rows; on a slow phone it may lag behind the chosen one. */
  readonly order: MemberOrder;
  readonly columns: readonly MemberColumn[];
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
}

/** More rows than this take a slow phone too long, when the page opens and for each letter typed into the search. */
const LONG = 100;

/** More members than this are too many even for a row of every five. */
const VERY_LONG = 500;

function lengthOf({ length: count }: readonly MemberEntry[]): TableLength {
  if (count > VERY_LONG) return 'very long';
  return count > LONG ? 'long' : 'short';
}

/** The table, or its state: loading, failed, forbidden, no member registered, none found. */
export function MemberListBody({ viewModel, state, shown, order, columns, send, onRegister }: MemberListBodyProps) {
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
            length={lengthOf(viewModel.members)}
            members={shown}
            columns={columns}
            newest={viewModel.newest}
            order={order}
            send={send}
          />
        )
      }
    </Async>
  );
}
