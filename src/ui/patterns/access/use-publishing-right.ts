import { useMachine } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { providePublishingRight } from '@/content/machines/provide-publishing-right.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** What a form for publishing knows of its writer. */
export interface PublishingRight {
  /** They may not publish any more: what they wrote stays, and nothing can be sent (REL-09). */
  readonly isLost: boolean;
  /** Tells that nothing is left in it. */
  readonly onEmptied: () => void;
}

/** Whether the form of those who publish stands on a page, and for whom (PERM-02). */
export function usePublishingRight() {
  const session = useService(coreFeature, 'session');
  const { machine, input } = useMemo(() => providePublishingRight(currentUserOf(session)), [session]);
  const [snapshot, send] = useMachine(machine, { input });

  return {
    publishes: snapshot.hasTag('publishing'),
    hasForm: snapshot.hasTag('form'),
    /** A form belongs to whoever writes in it. */
    writer: snapshot.context.userId,
    right: {
      isLost: snapshot.matches('lost'),
      onEmptied: useCallback(() => send({ type: 'form.emptied' }), [send]),
    } satisfies PublishingRight,
  };
}

/** Lets a form go whose writer may not publish any more, once it holds nothing. */
export function useEmptied({ isLost, onEmptied }: PublishingRight, holdsSomething: boolean): void {
  useEffect(() => {
    if (isLost && !holdsSomething) onEmptied();
  }, [isLost, onEmptied, holdsSomething]);
}
