import { useId } from 'react';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import styles from './part-links.module.css';

export interface PartLink {
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
        {links.map(({ href, name, about }) => (
          <li key={href}>
            <Link href={href} className={styles.link}>
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
