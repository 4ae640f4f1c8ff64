import * as Collapsible from '@radix-ui/react-collapsible';
import { EXCERPT_LENGTH } from '@/content/domain/advertisement.ts';
import { excerptOf } from '@/shared/domain/excerpt.ts';
import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
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
    <Collapsible.Root className={styles.text}>
      <div className={styles.beginning}>
        <Paragraphs text={text} />
      </div>
      <Collapsible.Content className={styles.whole}>
        <Paragraphs text={content} />
      </Collapsible.Content>
      <Collapsible.Trigger className={buttonClassName({ variant: 'bare', className: styles.control })}>
        <span className={styles.more}>{advertisementMessages.more}</span>
        <span className={styles.less}>{advertisementMessages.less}</span>
        <VisuallyHidden> {title}</VisuallyHidden>
        <Icon name="down" className={styles.arrow} />
      </Collapsible.Trigger>
    </Collapsible.Root>
  );
}
