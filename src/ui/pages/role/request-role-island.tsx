import { useSelector } from '@xstate/react';
import { rolesToAskFor } from '@/admin/domain/role-request.ts';
import { rolesIn } from '@/auth/machines/session-selectors.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { requestFormMessages as messages } from '@/ui/messages/ko/role-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { RoleRequestForm } from './role-request-form.tsx';

/** The form, once the roles are loaded (ROLE-07). */
function RequestRole({ services }: HasServices<typeof rolesFeature>) {
  const { viewModel, retry } = useReading(services.list);
  const held = useSelector(useCoreService('session'), rolesIn);
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={5}
      empty={<NothingLeft />}
      renderFailed={(reason) => <FailureState sentence={messages.notLoaded} reason={reason} onRetry={retry} />}
    >
      {(all) => {
        const roles = rolesToAskFor(all, held);
        return roles.length > 0 ? <RoleRequestForm provided={services.requestForm} roles={roles} /> : <NothingLeft />;
      }}
    </Async>
  );
}

export const RequestRoleIsland = withServices(rolesFeature, RequestRole);

function NothingLeft() {
  return (
    <EmptyState sentence={messages.nothingLeft} next={messages.nothingLeftNext}>
      <ButtonLink variant="quiet" href={href('myRoles')}>
        {messages.toMyRoles}
      </ButtonLink>
    </EmptyState>
  );
}
