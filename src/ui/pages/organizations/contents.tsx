import { JumpLinks } from '@/ui/kit/navigation/jump-links.tsx';
import { committeeMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './committee-body.module.css';

interface ContentsProps {
  /** The parts of the page, in their order. */
  readonly parts: readonly { readonly anchor: string; readonly title: string }[];
}

/** From so many parts on a page is too tall to be found through by scrolling. */
const MANY = 3;

/** A way into a tall page, by its parts. */
export function Contents({ parts }: ContentsProps) {
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
