import { useRetry } from '../code/deployment.ts';
import { useLoadable } from '../code/use-loadable.ts';
import { useCore } from '../island/core.tsx';
import { codeOfPage } from '../routes/fetch-page.ts';
import { CoreFailure } from './core-failure.tsx';

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
