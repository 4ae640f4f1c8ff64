import { useSelector } from '@xstate/react';
import type { MemberEntry } from '@/admin/domain/member.ts';
import { addressOfView } from '@/admin/domain/member-list-address.ts';
import { neighboursOf } from '@/admin/machines/member-neighbours.machine.ts';
import type { MemberNeighboursActor } from '@/admin/machines/start-member-neighbours.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member-detail-messages.ts';
import { memberName } from '@/ui/messages/ko/member-messages.ts';
import styles from './member-neighbours.module.css';

interface MemberNeighboursProps {
  readonly neighbours: MemberNeighboursActor;
  readonly id: string;
}

/** Links to the list with its last search and order, and to the previous and the next member in it (MEMB-05). */
export function MemberNeighbours({ neighbours, id }: MemberNeighboursProps) {
  const list = useSelector(neighbours, ({ context }) => context);
  const { before, behind } = neighboursOf(list, id);
  return (
    <nav className={styles.links} aria-label={memberDetailMessages.neighbours}>
      <ButtonLink variant="quiet" href={addressOfView(href('manageMembers'), list.view)}>
        <Icon name="left" />
        {memberDetailMessages.toList}
      </ButtonLink>
      {before !== undefined && <Neighbour member={before} label={memberDetailMessages.before} />}
      {behind !== undefined && <Neighbour member={behind} label={memberDetailMessages.behind} />}
    </nav>
  );
}

function Neighbour({ member, label }: { readonly member: MemberEntry; readonly label: string }) {
  return (
    <ButtonLink variant="quiet" className={styles.neighbour} href={href('memberDetail', { id: member.id })}>
      <span className={styles.words}>
        {label} <bdi>{memberName(member)}</bdi>
      </span>
    </ButtonLink>
  );
}
