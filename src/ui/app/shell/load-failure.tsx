import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { loadMessages } from '@/ui/messages/ko/shell.ts';
import { useLoadable } from '../islands/code.ts';
import { useCore } from '../islands/core-context.tsx';
import { useRetry } from '../islands/deployment.ts';
import { codeOfPage } from '../routes/match.ts';
import styles from './load-failure.module.css';

/** Says that login, menu or toasts failed to load, visible wherever the page is scrolled to (REL-16). */
export function CoreFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.bar}>
      <Notice kind="bad" alert>
        <p>{loadMessages.coreFailed}</p>
        <Button variant="quiet" onClick={onRetry}>
          {kitMessages.retry}
        </Button>
      </Notice>
    </div>
  );
}

interface CodeLoadFailureProps {
  readonly path: string;
  /** Whether the served page stays if its code fails to load. */
  readonly isAsServed: boolean;
}

/** Says that the core failed to load, or the code of a served page that stays. */
export function CodeLoadFailure({ path, isAsServed }: CodeLoadFailureProps) {
  const core = useCore();
  const retry = useRetry();
  const [page, frame = page] = codeOfPage(path);
  const states = [useLoadable(page), useLoadable(frame)];

  if (core.status !== 'failed' && !(isAsServed && states.some(({ status }) => status === 'failed'))) return null;
  return <CoreFailure onRetry={() => void retry(() => Promise.all([core.fetch(), page.load(), frame.load()]))} />;
}
