import { useSelector } from '@xstate/react';
import { rolesToAskFor } from '@/admin/domain/role-request.ts';
import { rolesIn } from '@/auth/machines/session.machine.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { wishMessages as words } from '@/ui/messages/ko/role-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { WishForm } from './wish-form.tsx';

/** The form, once it is known which roles there are to ask for (ROLE-07). */
export function RequestRoleIsland() {
  const { viewModel, retry } = useReading(useService(rolesFeature, 'list'));
  const held = useSelector(useService(coreFeature, 'session'), rolesIn);
  if (viewModel.status === 'loading') return <Skeleton label={words.loading} lines={5} />;
  if (viewModel.status === 'failed') {
    return <ErrorState sentence={words.notLoaded} next={faultSentences[viewModel.reason]} onRetry={retry} />;
  }
  const roles = viewModel.status === 'ready' ? rolesToAskFor(viewModel.value, held) : [];
  if (roles.length > 0) return <WishForm roles={roles} />;
  return (
    <EmptyState sentence={words.nothingLeft} next={words.nothingLeftNext}>
      <ButtonLink variant="quiet" href={href('myRoles')}>
        {words.toMyRoles}
      </ButtonLink>
    </EmptyState>
  );
}
