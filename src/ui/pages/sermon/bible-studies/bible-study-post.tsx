import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { ExternalLink } from '@/ui/kit/navigation/external-link.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { Post, titleOf } from '@/ui/patterns/post/post.tsx';
import styles from './bible-study-post.module.css';

interface BibleStudyPostProps {
  readonly study: BibleStudy;
  readonly onEdit: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** One question sheet: title, day, and a link that opens the PDF in a new tab (BIBL-01). */
export function BibleStudyPost({ study, onEdit, onRemove }: BibleStudyPostProps) {
  return (
    <Post post={study} short onEdit={onEdit} onRemove={onRemove}>
      <ExternalLink
        className={buttonClassName({ variant: 'quiet', className: styles.sheet })}
        href={study.sheet}
        remark={styles.remark}
      >
        <Icon name="sheet" />
        <VisuallyHidden>{titleOf(study)} </VisuallyHidden>
        {bibleStudyMessages.sheet}
      </ExternalLink>
    </Post>
  );
}
