import { useSelector } from '@xstate/react';
import { rolesToAskFor } from '@/admin/domain/role-request.ts';
import { rolesIn } from '@/auth/machines/session.machine.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { rolesFeature } from '@/composition/roles.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { wishMessages as words } from '@/ui/messages/ko/role-messages.ts';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { WishForm } from './wish-form.tsx';

/** The form, once it is known which roles there are to ask for (ROLE-07). */
export function RequestRoleIsland() {
  const { viewModel, retry } = useReading(useService(rolesFeature, 'list'));
  const held = useSelector(useService(coreFeature, 'session'), rolesIn);
  return (
    <Async
      state={viewModel}
      loading={words.loading}
      lines={5}
      empty={<NothingLeft />}
      failed={words.notLoaded}
      why={faultSentences}
      onRetry={retry}
    >
      {(all) => {
        const roles = rolesToAskFor(all, held);
        return roles.length > 0 ? <WishForm roles={roles} /> : <NothingLeft />;
      }}
    </Async>
  );
}

function NothingLeft() {
  return (
    <EmptyState sentence={words.nothingLeft} next={words.nothingLeftNext}>
      <ButtonLink variant="quiet" href={href('myRoles')}>
        {words.toMyRoles}
      </ButtonLink>
    </EmptyState>
  );
}
