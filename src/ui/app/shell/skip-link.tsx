import { buttonClassName } from '@/ui/kit/actions/button-class-name.ts';
import { shellMessages } from '@/ui/messages/ko/shell-messages.ts';
import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the bars, to the page itself. */
export function SkipLink() {
  return (
    <a className={buttonClassName({ className: styles.skip })} href="#main">
      {shellMessages.skipToContent}
    </a>
  );
}
