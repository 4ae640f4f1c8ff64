import { Link } from 'wouter';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { PARTS, partHref } from './part-address.ts';
import styles from './part-form.module.css';

/** The way back to the list, and from a department to its committee. */
export function ToParts({ committee }: { readonly committee: string | undefined }) {
  return (
    <nav className={styles.back} aria-label={managementMessages.parts}>
      <Link className={`${text.link} ${text.tap}`} href={PARTS}>
        <Icon name="left" />
        {managementMessages.toParts}
      </Link>
      {committee !== undefined && (
        <Link className={`${text.link} ${text.tap}`} href={partHref({ kind: 'committee', id: committee })}>
          <Icon name="left" />
          {managementMessages.toCommittee}
        </Link>
      )}
    </nav>
  );
}
