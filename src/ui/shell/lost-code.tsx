import { useCallback, useSyncExternalStore } from 'react';
import { useCore } from '../core.tsx';
import { useRetry } from '../deployment.ts';
import { CoreFailure } from './core-failure.tsx';
import { codeOfPage } from './use-link-preload.ts';

/** Says that the core did not come, or the code of a page that stands there without it. */
export function LostCode({ servedPath }: { readonly servedPath: string | undefined }) {
  const core = useCore();
  const retry = useRetry();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = codeOf(servedPath).map((code) => code.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [servedPath],
  );
  const isLost = useSyncExternalStore(
    subscribe,
    () => codeOf(servedPath).some((code) => code.state().status === 'failed'),
    () => false,
  );

  if (!isLost && core.status !== 'failed') return null;
  const fetchAll = () => Promise.all([core.fetch(), ...codeOf(servedPath).map(({ load }) => load())]);
  return <CoreFailure onRetry={() => void retry(fetchAll)} />;
}

const codeOf = (path: string | undefined) => (path === undefined ? [] : codeOfPage(path));
