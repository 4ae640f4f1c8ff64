import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Failure } from '@/shared/domain/outcome.ts';
import { type Draft, type ProvidedForm, provideForm } from '@/shared/machines/provide-form.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { FormShown } from '@/shared/machines/shown-form.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type RoleAddition, roleAdditionErrors } from '../domain/role-register.ts';
import {
  emptyRoleRequest,
  type RoleRequestDraft,
  type RoleRequestError,
  roleRequestErrors,
} from '../domain/role-request.ts';
import type { RoleRepository } from '../ports/role-repository.ts';
import type { RoleRequestRepository } from '../ports/role-request-repository.ts';
import type { HolderAdded } from './role-detail.machine.ts';

/** Makes the form that gives a role to another member. @param page is notified of the form and of a new holder */
export type RoleAdditionForm = (
  roleId: EntityId,
  page: Receiver<FormShown | HolderAdded>,
) => ProvidedForm<RoleAddition, 'missing', Failure>;
export type ProvidedRoleRequestForm = ProvidedForm<RoleRequestDraft, RoleRequestError, Failure>;

export function provideRoleAdditionForms(
  repository: Pick<RoleRepository, 'add'>,
  notifications: Notifications,
): RoleAdditionForm {
  return (roleId, page) =>
    provideForm({
      definition: { initial: { email: '' }, errors: roleAdditionErrors, restarts: true },
      begun: (_, form) => page.send({ type: 'form.shown', shown: { form } }),
      submit: async ({ email }, signal) => {
        const outcome = await repository.add(roleId, email.trim(), signal);
        // The form shows the reason; the toast uses the catalogue's own words.
        if (outcome.kind === 'refused') {
          notifications.notifyFailure({ subject: 'roleHolderNotAdded', reason: outcome.reason, includesReason: false });
        }
        return outcome;
      },
      accepted: () => {
        notifications.notify({ tone: 'success', subject: 'roleHolderAdded' });
        page.send({ type: 'holder.added' });
      },
    });
}

export function provideRoleRequestForm(
  requests: RoleRequestRepository,
  draft: Draft<RoleRequestDraft>,
): ProvidedRoleRequestForm {
  return provideForm({
    definition: { initial: emptyRoleRequest, errors: roleRequestErrors },
    submit: (request, signal) => requests.ask(request, signal),
    draft,
  });
}
