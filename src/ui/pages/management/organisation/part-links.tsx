import { useId } from 'react';
import type { PartKind, PartRef } from '@/organisation/parts.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management.ts';
import styles from './organisation-management.module.css';

interface PartLink {
  readonly href: string;
  readonly name: string;
  /** Its leader, in one line. */
  readonly about?: string;
}

interface PartLinksProps {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly lead?: string | undefined;
  readonly links: readonly PartLink[];
  readonly empty?: string | undefined;
}

/** A group of parts, each with a link to its editor. */
export function PartLinks({ title, aside, lead, links, empty }: PartLinksProps) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <PartHeading id={id} aside={aside}>
        {title}
      </PartHeading>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {links.length === 0 && <p>{empty}</p>}
      <ul className={styles.links}>
        {links.map(({ href: address, name, about }) => (
          <li key={address}>
            <Link href={address} className={styles.link}>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                {about !== undefined && about !== '' && <span className={styles.about}>{about}</span>}
              </span>
              <Icon name="right" className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Links back to the list, and from a department to its committee. */
export function BackToParts({ committee }: { readonly committee: string | undefined }) {
  return (
    <nav className={styles.back} aria-label={managementMessages.parts}>
      <TextLink alone href={PARTS}>
        <Icon name="left" />
        <span>{managementMessages.toParts}</span>
      </TextLink>
      {committee !== undefined && (
        <TextLink alone href={partHref({ kind: 'committee', id: committee })}>
          <Icon name="left" />
          <span>{managementMessages.toCommittee}</span>
        </TextLink>
      )}
    </nav>
  );
}

const PARTS = href('manageOrganisation');

/** The last segment of the governing session's address. */
const GOVERNING_SESSION = 'session';
const KINDS = ['committee', 'department', 'mission'] as const satisfies readonly PartKind[];

/** The address of a part; that of a department also contains its committee. */
export function partHref({ kind, id }: PartRef, committee?: EntityId): string {
  const address = href('manageOrganisation', {
    part: kind === 'governingSession' ? GOVERNING_SESSION : `${kind}-${id}`,
  });
  return committee === undefined ? address : `${address}?of=${encodeURIComponent(committee)}`;
}

/** The part that the last segment of an address names; undefined when it names none. */
export function partIn(segment: string): PartRef | undefined {
  if (segment === GOVERNING_SESSION) return { kind: 'governingSession', id: '' };
  const kind = KINDS.find((one) => segment.startsWith(`${one}-`));
  return kind && { kind, id: segment.slice(kind.length + 1) };
}

/** The committee of the department in an address; undefined when there is none. @param search the query */
export function committeeIn(search: string): string | undefined {
  return new URLSearchParams(search).get('of') ?? undefined;
}
