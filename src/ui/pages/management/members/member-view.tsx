import { useMachine, useSelector } from '@xstate/react';
import { type Ref, useMemo, useRef } from 'react';
import type {
  MemberConflictFactory,
  MemberDetailActor,
  MemberDetailEmitted,
  MemberDetailViewModel,
  MemberFormFactory,
} from '@/admin/members/member-detail.machine.ts';
import { addressOfView } from '@/admin/members/member-list-address.machine.ts';
import { type MemberNeighboursActor, neighboursOf } from '@/admin/members/member-neighbours.machine.ts';
import type { MemberEntry } from '@/admin/members/members.ts';
import { membersEntry } from '@/composition/members.ts';
import type { MakeLeaveQuestion } from '@/shared/leave-guard.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { DescriptionList } from '@/ui/kit/data/named-values.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { useActorEvents } from '@/ui/kit/focus/event-focus.ts';
import { takeFocus } from '@/ui/kit/focus/focus.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member.ts';
import { fullName, memberName, removalTexts } from '@/ui/messages/ko/members.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './member.module.css';
import { MemberConflictDialog, MemberForm } from './member-form.tsx';
import { MemberRemovalDialog } from './member-removal-dialog.tsx';

/** A member's page with its loading and error states (MEMB-05). */
export function MemberIsland({ id }: { readonly id: string }) {
  const services = useServices(membersEntry, removalTexts);
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

interface MemberNeighboursProps {
  readonly neighbours: MemberNeighboursActor;
  readonly id: string;
}

/** Links to the list with its last search and order, and to the previous and the next member in it (MEMB-05). */
function MemberNeighbours({ neighbours, id }: MemberNeighboursProps) {
  const list = useSelector(neighbours, ({ context }) => context);
  const { before, behind } = neighboursOf(list, id);
  return (
    <nav className={styles.neighbours} aria-label={memberDetailMessages.neighbours}>
      <ButtonLink variant="quiet" href={addressOfView(href('manageMembers'), list.view)}>
        <Icon name="left" />
        <span>{memberDetailMessages.toList}</span>
      </ButtonLink>
      {before !== undefined && <Neighbour member={before} label={memberDetailMessages.before} />}
      {behind !== undefined && <Neighbour member={behind} label={memberDetailMessages.behind} />}
    </nav>
  );
}

function Neighbour({ member, label }: { readonly member: MemberEntry; readonly label: string }) {
  return (
    <ButtonLink variant="quiet" className={styles.neighbour} href={href('memberDetail', { id: member.id })}>
      <span className={styles.neighbourName}>
        <span>{label}</span> <PersonName>{memberName(member)}</PersonName>
      </span>
    </ButtonLink>
  );
}

interface MemberCardProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly viewModel: MemberDetailViewModel;
  readonly actor: MemberDetailActor;
  readonly makeForm: MemberFormFactory;
  readonly leaveQuestion: MakeLeaveQuestion;
  readonly conflictOf: MemberConflictFactory;
}

/** All data of a member, the form that changes them, and the button that removes the member. */
function MemberCard(props: MemberCardProps) {
  const { heading, viewModel, actor, makeForm, leaveQuestion, conflictOf } = props;
  const { send } = actor;
  const { record, conflict, isRemovalAsked, isRemoving } = viewModel;
  const { member } = record;
  return (
    <>
      <Card aria-labelledby="member-name">
        <h2 className={styles.name} id="member-name" ref={heading} tabIndex={-1}>
          <bdi className={styles.words} translate="no">
            {fullName(member)}
          </bdi>
          <span className={styles.number}>{`${memberDetailMessages.number} ${member.id}`}</span>
        </h2>
        <MemberForm viewModel={viewModel} actor={actor} makeForm={makeForm} leaveQuestion={leaveQuestion} />
      </Card>
      <section className={styles.part} aria-labelledby="member-places">
        <PartHeading id="member-places">{memberDetailMessages.places}</PartHeading>
        <DescriptionList
          rows={[
            { name: memberDetailMessages.zone, value: member.zone?.name ?? memberDetailMessages.none },
            { name: memberDetailMessages.family, value: member.family?.name ?? memberDetailMessages.none },
          ]}
        />
        {member.family === undefined ? (
          <p className={styles.hint}>{memberDetailMessages.noFamilyHint}</p>
        ) : (
          <>
            <p className={styles.hint}>{memberDetailMessages.placesHint}</p>
            <ButtonLink variant="quiet" href={href('manageZones')}>
              {pageNames.manageZones}
            </ButtonLink>
          </>
        )}
      </section>
      <div className={styles.links}>
        <Button variant="danger" onClick={() => send({ type: 'removal.asked' })}>
          <Icon name="trash" />
          <span>{memberDetailMessages.remove}</span>
        </Button>
      </div>
      {conflict !== undefined && <MemberConflictDialog met={conflict} actor={actor} conflictOf={conflictOf} />}
      <MemberRemovalDialog
        member={isRemovalAsked ? member : undefined}
        busy={isRemoving}
        onConfirmed={() => send({ type: 'removal.confirmed' })}
        onClosed={() => send({ type: 'removal.cancelled' })}
      />
    </>
  );
}
