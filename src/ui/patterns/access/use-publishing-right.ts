import { useActorRef, useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { type EmptiedFormInput, emptiedForm } from '@/content/machines/emptied-form.ts';
import { providePublishingRight } from '@/content/machines/provide-publishing-right.ts';
import { useService } from '@/ui/app/island/core.tsx';

/** What a form for publishing knows of its writer. */
export interface PublishingRight {
  /** They may not publish any more: what they wrote stays, and nothing can be sent (REL-09). */
  readonly isLost: boolean;
  readonly actor: EmptiedFormInput['right'];
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
 * Lets a form go whose writer may not publish any more, once it holds nothing. All of them stay the same while it is shown.
 * @param parts its fields, and the files that are sent with them, as far as it has any
 */
export function useEmptied({ actor: right }: PublishingRight, parts: Partial<Omit<EmptiedFormInput, 'right'>>): void {
  useActorRef(emptiedForm, { input: { right, form: parts.form, queue: parts.queue } });
}
