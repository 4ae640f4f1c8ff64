import { type ReactNode, useId } from 'react';
import { MEMBER_FIELDS, type MemberField, type OwnEntry, type OwnPlace } from '@/people/domain/own-record.ts';
import { href } from '@/ui/app/routes/href.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { memberFieldNames } from '@/ui/messages/ko/correctable-names.ts';
import { birthdayText, photoOf } from '@/ui/messages/ko/directory-messages.ts';
import { genderNames } from '@/ui/messages/ko/member-messages.ts';
import { officeName, serviceName } from '@/ui/messages/ko/my-church-messages.ts';
import { privacyMessages as messages } from '@/ui/messages/ko/privacy-messages.ts';
import { FactList } from './fact-list.tsx';
import styles from './privacy.module.css';

/** The user's entry in the church's register, field by field. */
export function MemberFacts({ entry }: { readonly entry: OwnEntry }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.member}</PartHeading>
      <FactList
        facts={MEMBER_FIELDS.map((field) => ({
          name: memberFieldNames[field],
          value: valueOf(entry, field) ?? <span className={styles.missing}>{messages.notEntered}</span>,
          seenBy: entry.seenBy[field],
        }))}
      />
      <p className={styles.links}>
        <TextLink alone href={href('directory')}>
          {messages.toVisibility}
        </TextLink>
      </p>
    </section>
  );
}

/** Undefined where there is no value. */
function valueOf(entry: OwnEntry, field: MemberField): ReactNode {
  if (field === 'gender') return entry.gender && genderNames[entry.gender];
  if (field === 'birthday') return entry.birthday && birthdayText(entry.birthday);
  if (field === 'photo') return entry.photo && <Photo name={entry.name} address={entry.photo} />;
  if (field === 'services') return entry.services.length === 0 ? undefined : entry.services.map(placeName).join(', ');
  return entry[field];
}

const placeName = (place: OwnPlace): string => [serviceName(place), officeName(place)].join(' ').trim();

function Photo({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <img
      className={styles.photo}
      src={address}
      alt={photoOf(name)}
      width={72}
      height={72}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}
