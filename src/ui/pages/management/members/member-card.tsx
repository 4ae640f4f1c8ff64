import type { Ref } from 'react';
import type { MemberConflictFactory } from '@/admin/machines/provide-member-conflict.ts';
import type { MemberDetailActor, MemberDetailViewModel } from '@/admin/machines/provide-member-detail.ts';
import type { MemberFormFactory } from '@/admin/machines/provide-member-form.ts';
import type { leaveGuardMachine } from '@/shared/machines/leave-guard.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { DescriptionList } from '@/ui/kit/data/description-list.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { fullName } from '@/ui/messages/ko/member-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import styles from './member-card.module.css';
import { MemberConflictDialog } from './member-conflict-dialog.tsx';
import { MemberForm } from './member-form.tsx';
import { MemberRemovalDialog } from './member-removal-dialog.tsx';

interface MemberCardProps {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly viewModel: MemberDetailViewModel;
  readonly actor: MemberDetailActor;
  readonly makeForm: MemberFormFactory;
  readonly leaveQuestion: typeof leaveGuardMachine;
  readonly conflictOf: MemberConflictFactory;
}

/** All data of a member, the form that changes them, and the button that removes the member. */
export function MemberCard(props: MemberCardProps) {
  const { heading, viewModel, actor, makeForm, leaveQuestion, conflictOf } = props;
  const { send } = actor;
  const { record, conflict, isRemovalAsked, isRemoving } = viewModel;
  const { member } = record;
  return (
    <>
      <Card aria-labelledby="member-name">
        <h2 className={styles.name} id="member-name" ref={heading} tabIndex={-1}>
          <bdi className={styles.words}>{fullName(member)}</bdi>
          <span className={styles.number}>
            {memberDetailMessages.number} {member.id}
          </span>
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
          {memberDetailMessages.remove}
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
