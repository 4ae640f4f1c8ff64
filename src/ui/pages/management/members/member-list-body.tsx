import type { MemberEntry } from '@/admin/domain/member.ts';
import type { MemberColumn } from '@/admin/domain/member-list.ts';
import type { MemberListEvent } from '@/admin/machines/member-list.machine.ts';
import type { MemberListFace } from '@/admin/machines/member-list-binding.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { memberListMessages } from '@/ui/messages/ko/member-messages.ts';
import { MemberTable } from './member-table.tsx';

interface MemberListBodyProps {
  readonly face: MemberListFace;
  /** Nobody is registered. */
  readonly isEmpty: boolean;
  readonly shown: readonly MemberEntry[];
  readonly columns: readonly MemberColumn[];
  readonly send: (event: MemberListEvent) => void;
  readonly onRegister: () => void;
}

/** The table, or what stands in its place: on its way, failed, refused, nobody registered, nobody found. */
export function MemberListBody({ face, isEmpty, shown, columns, send, onRegister }: MemberListBodyProps) {
  if (face.failure !== undefined) {
    const isRefused = face.failure === 'forbidden';
    return (
      <Face
        kind="failed"
        sentence={isRefused ? memberListMessages.forbidden : memberListMessages.failed}
        next={isRefused ? memberListMessages.forbiddenNext : faultSentences[face.failure]}
        onRetry={() => send({ type: 'retry.asked' })}
      />
    );
  }
  if (isEmpty && face.isLoading) return <Skeleton label={memberListMessages.loading} lines={8} />;
  if (isEmpty) {
    return (
      <Face kind="empty" sentence={memberListMessages.empty} next={memberListMessages.emptyNext}>
        <Button variant="quiet" onClick={onRegister}>
          {memberListMessages.register}
        </Button>
      </Face>
    );
  }
  if (shown.length === 0) {
    return (
      <Face kind="empty" sentence={memberListMessages.noMatch} next={memberListMessages.noMatchNext}>
        <Button variant="quiet" onClick={() => send({ type: 'search.cleared' })}>
          {memberListMessages.showAll}
        </Button>
      </Face>
    );
  }
  return <MemberTable members={shown} columns={columns} newest={face.newest} order={face.view.order} send={send} />;
}
