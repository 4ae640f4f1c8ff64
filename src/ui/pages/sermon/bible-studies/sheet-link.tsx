import type { BibleStudy } from '@/content/posts/posts.ts';
import { buttonClassName } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { ExternalLink } from '@/ui/kit/navigation/link.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/post-lists.ts';
import { postTitle } from '@/ui/messages/ko/posts.ts';
import styles from './bible-studies.module.css';

/** Opens the PDF of a question sheet in a new tab (BIBL-01). */
export function SheetLink({ study }: { readonly study: BibleStudy }) {
  return (
    <ExternalLink
      className={buttonClassName({ variant: 'quiet', className: styles.sheet })}
      href={study.sheet}
      remark={styles.remark}
    >
      <Icon name="sheet" />
      <VisuallyHidden>{`${postTitle(study)} `}</VisuallyHidden>
      <span>{bibleStudyMessages.sheet}</span>
    </ExternalLink>
  );
}
