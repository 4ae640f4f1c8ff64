import { ButtonLink } from '@/ui/kit/actions/buttons.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { loadMessages } from '@/ui/messages/ko/shell.ts';
import styles from './load-failure.module.css';

/**
 * Part of every served page, outside the React root; shown when the program itself fails to load (`early-script.ts`), because
 * the page's content would never load either. The link reloads the page.
 */
export function ProgramLoadFailure() {
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
