import { useMachine } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import type { ShownForm } from '@/content/machines/emptied-form.ts';
import { type ProvidedPublishingRight, providePublishingRight } from '@/content/machines/provide-publishing-right.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** What a form for publishing knows of its writer. */
export interface PublishingRight {
  /** They may not publish any more: what they wrote stays, and nothing can be sent (REL-09). */
  readonly isLost: boolean;
  readonly actor: ActorRefFrom<ProvidedPublishingRight['machine']>;
}

/** Whether the form of those who publish stands on a page, and for whom (PERM-02). */
export function usePublishingRight() {
  const session = useService(coreFeature, 'session');
  const { machine, input } = useMemo(() => providePublishingRight(currentUserOf(session)), [session]);
  const [snapshot, , actor] = useMachine(machine, { input });

  return {
    publishes: snapshot.hasTag('publishing'),
    hasForm: snapshot.hasTag('form'),
    /** A form belongs to whoever writes in it. */
    writer: snapshot.context.userId,
    right: {
      isLost: snapshot.hasTag('lost'),
      actor,
    } satisfies PublishingRight,
  };
}

/**
 * Tells the right to publish which form stands on the page: it is let go when it holds nothing and nobody may send it. All
 * of them stay the same while it is shown.
 */
export function useShownForm({ actor: right }: PublishingRight, { form, queue }: ShownForm): void {
  useEffect(() => right.send({ type: 'form.shown', shown: { form, queue } }), [right, form, queue]);
}
