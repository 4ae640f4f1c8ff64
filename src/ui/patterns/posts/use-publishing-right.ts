import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import type {
  ProvidedPublishingRight,
  PublishingRights,
  ShownForm,
} from '@/content/writing/publishing-right.machine.ts';

/** The publishing right of a form's author. */
export interface PublishingRight {
  /** The author may no longer publish: the draft stays, and nothing can be sent (REL-09). */
  readonly isRightLost: boolean;
  readonly actor: ActorRefFrom<ProvidedPublishingRight['machine']>;
}

/**
 * Whether a page shows the publishing form, and for which user (PERM-02).
 * @param queue the files of a form without fields; a form with fields registers itself and its files
 */
export function usePublishingRight(rights: PublishingRights, queue?: ShownForm['queue']) {
  const { machine, input } = useMemo(() => rights(queue && { queue }), [rights, queue]);
  const [snapshot, , actor] = useMachine(machine, { input });

  return {
    publishes: snapshot.hasTag('publishing'),
    hasForm: snapshot.hasTag('form'),
    /** The user to whom the form belongs. */
    writer: snapshot.context.userId,
    right: {
      isRightLost: snapshot.hasTag('lost'),
      actor,
    } satisfies PublishingRight,
  };
}
