import { useMachine } from '@xstate/react';
import { useMemo, useRef } from 'react';
import type { MemberDetailEmitted } from '@/admin/machines/member-detail-state.ts';
import { membersFeature } from '@/composition/members.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { useActorEvents } from '@/ui/kit/focus/use-actor-events.ts';
import { memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { MemberCard } from './member-card.tsx';
import { MemberNeighbours } from './member-neighbours.tsx';

/** A member's page with its loading and error states (MEMB-05). */
function Member({ services, id }: { readonly id: string } & HasServices<typeof membersFeature>) {
  const detail = useMemo(() => services.detail(id), [services, id]);
  const [snapshot, send, actor] = useMachine(detail.machine);
  const heading = useRef<HTMLHeadingElement>(null);

  // The form that had the focus was replaced by that of the next member.
  useActorEvents<MemberDetailEmitted>(actor, ({ type }) => type === 'member.reloaded' && takeFocus(heading.current));

  const retry = () => send({ type: 'retry.asked' });
  return (
    <Async
      state={detail.select(snapshot)}
      loading={memberDetailMessages.loading}
      lines={8}
      empty={
        <EmptyState sentence={memberDetailMessages.missing} next={memberDetailMessages.missingNext}>
          <ButtonLink variant="quiet" href={href('manageMembers')}>
            {memberDetailMessages.toList}
          </ButtonLink>
        </EmptyState>
      }
      renderFailed={(reason) =>
        reason === 'forbidden' ? (
          <ErrorState sentence={memberDetailMessages.forbidden} onRetry={retry} />
        ) : (
          <FailureState sentence={memberDetailMessages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {(viewModel) => (
        <>
          <MemberNeighbours neighbours={services.neighbours} id={id} />
          <MemberCard
            heading={heading}
            viewModel={viewModel}
            actor={actor}
            makeForm={services.form}
            leaveQuestion={services.leaveQuestion}
            conflictOf={services.conflict}
          />
        </>
      )}
    </Async>
  );
}

export const MemberIsland = withServices(membersFeature, Member);
