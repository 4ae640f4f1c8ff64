import { useRetry } from '../code/deployment.ts';
import { useLoadable } from '../code/use-loadable.ts';
import { useCore } from '../island/core.tsx';
import { CoreFailure } from './core-failure.tsx';
import { codeOfPage } from './use-link-preload.ts';

interface LostCodeProps {
  readonly path: string;
  /** Whether the page of the path stands there without its code, where that does not come. */
  readonly kept: boolean;
}

/** Says that the core did not come, or the code of a page that stands there without it. */
export function LostCode({ path, kept }: LostCodeProps) {
  const core = useCore();
  const retry = useRetry();
  const [page, frame = page] = codeOfPage(path);
  const states = [useLoadable(page), useLoadable(frame)];

  if (core.status !== 'failed' && !(kept && states.some(({ status }) => status === 'failed'))) return null;
  return <CoreFailure onRetry={() => void retry(() => Promise.all([core.fetch(), page.load(), frame.load()]))} />;
}
