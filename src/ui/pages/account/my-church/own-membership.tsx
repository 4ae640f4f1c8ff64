import { type ReactNode, useId } from 'react';
import type { LinkForm as ProvidedLinkForm } from '@/people/membership.machine.ts';
import type { OwnFamily, OwnMembership, OwnZone, Person, Service } from '@/people/membership.ts';
import type { Withdrawal } from '@/shared/withdrawal.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { DescriptionList, type NamedValue } from '@/ui/kit/data/named-values.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { Card } from '@/ui/kit/layout/card.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { PersonName } from '@/ui/kit/layout/text.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { familyPlaces, vacantOffice, zoneRoleNames } from '@/ui/messages/ko/member-facts.ts';
import { memberOfficeName, membershipMessages as messages, serviceName } from '@/ui/messages/ko/my-church.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import type { RunningReading } from '@/ui/patterns/reading/use-reading.ts';
import { LinkPart } from './link-request.tsx';
import styles from './my-church.module.css';

/** When it is read again, a form or a button with the focus disappears. */
const keepFocus = keepFocusWithin();

interface OwnMembershipPartProps {
  readonly membership: RunningReading<OwnMembership>;
  readonly linkForm: ProvidedLinkForm;
  readonly linkWithdrawal: Withdrawal;
}

/** The user's family, zone and offices, which are one answer of the server. */
export function OwnMembershipPart({ membership, linkForm, linkWithdrawal }: OwnMembershipPartProps) {
  const { viewModel, retry } = membership;
  return (
    <div ref={keepFocus} tabIndex={-1} className={styles.parts}>
      <Async
        state={viewModel}
        loading={messages.loading}
        lines={8}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
          )
        }
      >
        {({ member, family, zone, duties, services, link }) =>
          member === undefined ? (
            <LinkPart link={link} reread={retry} form={linkForm} withdrawal={linkWithdrawal} />
          ) : (
            <>
              <OwnPlace member={member} family={family} zone={zone} duties={duties} />
              <OwnServices services={services} />
            </>
          )
        }
      </Async>
    </div>
  );
}

interface OwnPlaceProps extends Pick<OwnMembership, 'family' | 'zone' | 'duties'> {
  readonly member: Person;
}

/** The user's family, and their zone with the members who lead it. */
function OwnPlace({ member, family, zone, duties }: OwnPlaceProps) {
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
      <DescriptionList rows={missing === undefined ? rows : [...rowOf(messages.member, member), ...rows]} />
    </Card>
  );
}

function familyRows(family: OwnFamily | undefined): readonly NamedValue[] {
  if (family === undefined) return [];
  return [
    ...rowOf(familyPlaces.head, family.head),
    ...rowOf(familyPlaces.spouse, family.spouse),
    ...(family.members.length > 0
      ? [{ name: messages.others, value: <PersonName>{namesOf(family.members)}</PersonName> }]
      : []),
  ];
}

function zoneRows(zone: OwnZone | undefined): readonly NamedValue[] {
  if (zone === undefined) return [];
  const { leader, chief, caretaker } = zone;
  return [
    { name: zoneRoleNames.leader, value: nameOrVacant(leader) },
    { name: zoneRoleNames.chief, value: nameOrVacant(chief) },
    { name: zoneRoleNames.caretaker, value: nameOrVacant(caretaker) },
  ];
}

const rowOf = (name: string, person: Person | undefined): readonly NamedValue[] =>
  person === undefined ? [] : [{ name, value: <PersonName>{person.name}</PersonName> }];

const nameOrVacant = (person: Person | undefined): ReactNode =>
  person === undefined ? vacantOffice : <PersonName>{person.name}</PersonName>;

const namesOf = (people: readonly Person[]): string => people.map(({ name }) => name).join(', ');

/** The bodies in which the user serves, with their office and the others in it. */
function OwnServices({ services }: { readonly services: readonly Service[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.services}</PartHeading>
      {services.length === 0 && <p>{messages.noServices}</p>}
      {services.map((service) => (
        <OwnService key={`${service.kind} ${service.name} ${service.office}`} service={service} />
      ))}
      <TextLink alone href={href('organizations')}>
        {messages.toOrganisation}
      </TextLink>
    </section>
  );
}

function OwnService({ service }: { readonly service: Service }) {
  const office = memberOfficeName(service);
  const names = service.people.map(({ name }) => name).join(', ');
  return (
    <article className={styles.service}>
      <div className={styles.head}>
        <h3 className={styles.title}>{serviceName(service)}</h3>
        {office !== undefined && <Tag tone="accent">{office}</Tag>}
      </div>
      {names === '' ? (
        <p className={styles.beside}>{messages.alone}</p>
      ) : (
        <p className={styles.beside}>
          <strong>{messages.beside}</strong> <PersonName>{names}</PersonName>
        </p>
      )}
    </article>
  );
}
