import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { buttonClassName } from '../kit/button-class-name.ts';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { bibleStudyMessages } from '../messages/bible-study-messages.ts';
import { kitMessages } from '../messages/kit-messages.ts';
import { Post, titleOf } from '../posts/post.tsx';
import styles from './bible-study-post.module.css';

interface BibleStudyPostProps {
  readonly study: BibleStudy;
  readonly onRemove: (() => void) | undefined;
}

/** One question sheet: its title, its day, and the PDF in a new tab (BIBL-01). */
export function BibleStudyPost({ study, onRemove }: BibleStudyPostProps) {
  return (
    <Post post={study} short onRemove={onRemove}>
      <a
        className={buttonClassName({ variant: 'quiet', className: styles.sheet })}
        href={study.sheet}
        target="_blank"
        rel="noopener"
      >
        <Icon name="sheet" />
        <VisuallyHidden>{titleOf(study)} </VisuallyHidden>
        {bibleStudyMessages.sheet}
        <span className={styles.remark}>{kitMessages.newWindow}</span>
      </a>
    </Post>
  );
}
