import { Icon } from '@/ui/kit/icons/icon.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { managementMessages } from '@/ui/messages/ko/organisation-management-messages.ts';
import { PARTS, partHref } from './part-address.ts';
import styles from './part-form.module.css';

/** Links back to the list, and from a department to its committee. */
export function BackToParts({ committee }: { readonly committee: string | undefined }) {
  return (
    <nav className={styles.back} aria-label={managementMessages.parts}>
      <TextLink alone href={PARTS}>
        <Icon name="left" />
        {managementMessages.toParts}
      </TextLink>
      {committee !== undefined && (
        <TextLink alone href={partHref({ kind: 'committee', id: committee })}>
          <Icon name="left" />
          {managementMessages.toCommittee}
        </TextLink>
      )}
    </nav>
  );
}
