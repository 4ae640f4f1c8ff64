import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { postTitle } from '@/ui/messages/ko/post-messages.ts';
import styles from './sheet-link.module.css';

/** Opens the PDF of a question sheet in a new tab (BIBL-01). */
export function SheetLink({ study }: { readonly study: BibleStudy }) {
  return (
    <ExternalLink
      className={buttonClassName({ variant: 'quiet', className: styles.sheet })}
      href={study.sheet}
      remark={styles.remark}
    >
      <Icon name="sheet" />
      <VisuallyHidden>{postTitle(study)} </VisuallyHidden>
      {bibleStudyMessages.sheet}
    </ExternalLink>
  );
}
