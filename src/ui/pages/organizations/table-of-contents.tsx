import { JumpLinks } from '@/ui/kit/navigation/jump-links.tsx';
import { committeeMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './committee-body.module.css';

interface TableOfContentsProps {
  /** The page's parts, in order. */
  readonly parts: readonly { readonly anchor: string; readonly title: string }[];
}

/** From this number of parts on, the page is too long to be searched by scrolling. */
const MANY = 3;

/** A table of contents for a long page. */
export function TableOfContents({ parts }: TableOfContentsProps) {
  if (parts.length < MANY) return null;
  return (
    <div className={styles.contents}>
      <JumpLinks label={committeeMessages.contents}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </JumpLinks>
    </div>
  );
}
