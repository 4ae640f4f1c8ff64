import { type DirectoryZone, emailLink, telephoneLink } from '@/people/domain/directory-entry.ts';
import type { OpenedValues } from '@/people/domain/visibility.ts';
import { birthdayText, directoryMessages, openableNames, photoOf } from '@/ui/messages/ko/directory-messages.ts';
import styles from './directory.module.css';

interface DirectoryCardProps {
  readonly id?: string;
  readonly name: string;
  readonly zone: DirectoryZone | undefined;
  /** The fields that this reader may see. */
  readonly seen: OpenedValues;
}

/** A member as this reader sees them. */
export function DirectoryCard({ id, name, zone, seen: { telephone, email, birthday, photo } }: DirectoryCardProps) {
  return (
    <div className={styles.member}>
      {photo !== undefined && (
        <img
          className={styles.photo}
          src={photo}
          alt={photoOf(name)}
          width={72}
          height={72}
          loading="lazy"
          referrerPolicy="no-referrer"
        />
      )}
      <div className={styles.words}>
        <p id={id} tabIndex={id === undefined ? undefined : -1}>
          <strong>{name}</strong> <span className={styles.zone}>{zone?.name ?? directoryMessages.noZone}</span>
        </p>
        {telephone !== undefined && (
          <Contact name={openableNames.telephone} value={telephone} href={telephoneLink(telephone)} />
        )}
        {email !== undefined && <Contact name={openableNames.email} value={email} href={emailLink(email)} />}
        {birthday !== undefined && (
          <p className={styles.line}>
            <span className={styles.zone}>{openableNames.birthday}</span> {birthdayText(birthday)}
          </p>
        )}
      </div>
    </div>
  );
}

interface ContactProps {
  readonly name: string;
  readonly value: string;
  /** The link of a value; undefined where it is neither a telephone number nor an e-mail address. */
  readonly href: string | undefined;
}

function Contact({ name, value, href }: ContactProps) {
  return (
    <p className={styles.line}>
      <span className={styles.zone}>{name}</span>{' '}
      {href === undefined ? (
        value
      ) : (
        <a className={styles.contact} href={href}>
          {value}
        </a>
      )}
    </p>
  );
}
