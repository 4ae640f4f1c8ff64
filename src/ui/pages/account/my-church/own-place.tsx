import { useId } from 'react';
import type { OwnFamily, OwnMembership, OwnZone, Person } from '@/people/domain/own-membership.ts';
import { DescriptionList } from '@/ui/kit/data/description-list.tsx';
import type { NamedValue } from '@/ui/kit/data/dotted-list.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { membershipMessages as messages } from '@/ui/messages/ko/my-church-messages.ts';
import { zoneMessages, zoneRoleNames } from '@/ui/messages/ko/zone-messages.ts';
import styles from './my-church.module.css';

interface OwnPlaceProps extends Pick<OwnMembership, 'family' | 'zone' | 'duties'> {
  readonly member: Person;
}

/** The user's family, and their zone with the members who lead it. */
export function OwnPlace({ member, family, zone, duties }: OwnPlaceProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.place}</PartHeading>
      <div className={styles.places}>
        <Place
          title={family?.name || messages.family}
          rows={[...familyRows(family), { name: messages.duty, value: duties.join(', ') || messages.noDuty }]}
          missing={family === undefined ? messages.noFamily : undefined}
          member={member}
        />
        <Place
          title={zone?.name || messages.zone}
          rows={zoneRows(zone)}
          missing={zone === undefined ? messages.noZone : undefined}
        />
      </div>
    </section>
  );
}

interface PlaceProps {
  readonly title: string;
  readonly rows: readonly NamedValue[];
  /** Shown when nothing is entered. */
  readonly missing: string | undefined;
  readonly member?: Person;
}

function Place({ title, rows, missing, member }: PlaceProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <h3 className={styles.title} id={id}>
        {title}
      </h3>
      {missing !== undefined && <p>{missing}</p>}
      <DescriptionList
        rows={missing !== undefined && member ? [{ name: messages.member, value: member.name }, ...rows] : rows}
      />
    </Card>
  );
}

function familyRows(family: OwnFamily | undefined): readonly NamedValue[] {
  if (family === undefined) return [];
  return [
    ...rowOf(zoneMessages.head, family.head),
    ...rowOf(zoneMessages.spouse, family.spouse),
    ...(family.members.length > 0 ? [{ name: messages.others, value: namesOf(family.members) }] : []),
  ];
}

function zoneRows(zone: OwnZone | undefined): readonly NamedValue[] {
  if (zone === undefined) return [];
  const { leader, chief, caretaker } = zone;
  return [
    { name: zoneRoleNames.leader, value: leader?.name ?? zoneMessages.vacant },
    { name: zoneRoleNames.chief, value: chief?.name ?? zoneMessages.vacant },
    { name: zoneRoleNames.caretaker, value: caretaker?.name ?? zoneMessages.vacant },
  ];
}

const rowOf = (name: string, person: Person | undefined): readonly NamedValue[] =>
  person === undefined ? [] : [{ name, value: person.name }];

const namesOf = (people: readonly Person[]): string => people.map(({ name }) => name).join(', ');
