import { ContainerModule } from 'inversify';
import type { OwnMembership } from '@/people/domain/own-membership.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { createFeature } from './feature.ts';
import { membershipBindings } from './membership.bindings.ts';
import { OWN_MEMBERSHIP } from './membership.tokens.ts';
import { token } from './token.ts';

const MEMBERSHIP = token<ProvidedReadOnce<OwnMembership>>('Membership');

const bindings = new ContainerModule(({ bind }) => {
  bind(MEMBERSHIP).toResolvedValue(({ read }) => provideReadOnce({ read }), [OWN_MEMBERSHIP]);
});

/** What the church is to the signed-in user (MINE-01). */
export const myChurchFeature = createFeature({ membership: MEMBERSHIP }, [membershipBindings, bindings]);
