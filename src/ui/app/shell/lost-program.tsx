import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import styles from './core-failure.module.css';

/**
 * Stands in every served page, beside what the program renders, and is shown when the program itself does not come
 * (`early-script.ts`): what the page waits for would never come either. The link leads to the page itself.
 */
export function LostProgram() {
  return (
    <div className={`${styles.bar} ${styles.program}`}>
      <Notice kind="bad" alert>
        <p>{loadMessages.coreFailed}</p>
        <ButtonLink variant="quiet" href="">
          {kitMessages.retry}
        </ButtonLink>
      </Notice>
    </div>
  );
}
