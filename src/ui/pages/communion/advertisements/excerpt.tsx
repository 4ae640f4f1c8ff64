import { EXCERPT_LENGTH } from '@/content/domain/advertisement.ts';
import { excerptOf } from '@/shared/domain/excerpt.ts';
import {
  Collapsible,
  CollapsibleContent,
  CollapsiblePreview,
  CollapsibleTrigger,
} from '@/ui/kit/layout/collapsible.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { advertisementMessages } from '@/ui/messages/ko/advertisement-messages.ts';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';
import styles from './excerpt.module.css';

interface ExcerptProps {
  /** The title of the post. */
  readonly title: string;
  readonly content: string;
}

/** The beginning of a text, with a button that shows the whole text in its place (ADVT-01). */
export function Excerpt({ title, content }: ExcerptProps) {
  const { text, isCut } = excerptOf(content, EXCERPT_LENGTH);
  if (!isCut) return <Paragraphs text={content} />;
  return (
    <Collapsible>
      <CollapsiblePreview>
        <div className={styles.text}>
          <Paragraphs text={text} />
        </div>
      </CollapsiblePreview>
      <CollapsibleContent>
        <div className={styles.text}>
          <Paragraphs text={content} />
        </div>
      </CollapsibleContent>
      <CollapsibleTrigger
        variant="bare"
        className={styles.control}
        closed={advertisementMessages.more}
        open={advertisementMessages.less}
        arrow
      >
        <VisuallyHidden> {title}</VisuallyHidden>
      </CollapsibleTrigger>
    </Collapsible>
  );
}
