import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { roleDetailMessages } from '@/ui/messages/ko/role-messages.ts';

const island = createIsland(() => import('./role-detail-island.tsx').then((module) => module.RoleDetailIsland));

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
