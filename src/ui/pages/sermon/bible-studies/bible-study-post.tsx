import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Post } from '@/ui/patterns/post/post.tsx';
import { SheetLink } from './sheet-link.tsx';

interface BibleStudyPostProps {
  readonly study: BibleStudy;
  readonly onEdit: (() => void) | undefined;
  readonly onPin?: (() => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

/** One question sheet: title, day, and a link that opens the PDF in a new tab (BIBL-01). */
export function BibleStudyPost({ study, onEdit, onPin, onRemove }: BibleStudyPostProps) {
  return (
    <Post
      post={study}
      href={href('bibleStudy', { id: study.id })}
      short
      onEdit={onEdit}
      onPin={onPin}
      onRemove={onRemove}
    >
      <SheetLink study={study} />
    </Post>
  );
}
