import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { roleDetailMessages } from '@/ui/messages/ko/roles.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./role-detail-view.tsx').then((module) => module.RoleDetailIsland));

/** A role and its holders (ROLE-03…05). */
export default function RoleDetailPage({ params }: PageProps<'roleDetail'>) {
  return (
    <>
      <ManagementHead title={pageNames.roleDetail} lead={roleDetailMessages.lead} />
      <IslandSlot
        island={island}
        props={{ id: params.roleId }}
        fallback={<Skeleton label={roleDetailMessages.loading} lines={6} />}
      />
    </>
  );
}
