import { useMachine, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { sessionIn } from '@/auth/machines/session.machine.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { publishingRightMachine } from '@/content/machines/publishing-right.machine.ts';
import { canPublish } from '@/shared/domain/role.ts';
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
  const session = useSelector(useService(coreFeature, 'session'), sessionIn);
  const userId = session?.userId;
  const publishes = canPublish(session?.roles ?? []);
  const [snapshot, send] = useMachine(publishingRightMachine, { input: { userId, publishes } });

  // Before anything is painted: nobody else sees what was written.
  useLayoutEffect(() => send({ type: 'reader.changed', reader: { userId, publishes } }), [send, userId, publishes]);

  return {
    publishes,
    hasForm: snapshot.matches('held') || snapshot.matches('lost'),
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
