import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useCore } from './core.tsx';
import { Face } from './kit/face.tsx';
import { type Loadable, useLoadable } from './loadable.ts';
import { loadMessages } from './messages/page-messages.ts';

interface LiveSlotProps<Props extends object> {
  /** The view that runs on the core's services. */
  readonly part: Loadable<ComponentType<Props>>;
  readonly props: Props;
  /** Stands in its place until it is there, in prerendered pages too. */
  readonly waiting: ReactNode;
}

/** A part of a page that needs the members' core: both load when the page is shown. */
export function LiveSlot<Props extends object>({ part, props, waiting }: LiveSlotProps<Props>) {
  const core = useCore();
  const view = useLoadable(part);
  const { load } = core;
  const loadBoth = () => {
    load();
    part.load().catch(() => undefined);
  };

  useEffect(() => {
    load();
    // A failure shows in the state.
    part.load().catch(() => undefined);
  }, [load, part]);

  if (core.status === 'failed' || view.status === 'failed') {
    return (
      <Face kind="failed" sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={loadBoth} />
    );
  }
  if (core.status !== 'ready' || view.status !== 'ready') return waiting;
  const View = view.value;
  return <View {...props} />;
}
