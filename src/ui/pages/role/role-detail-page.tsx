import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import type { PageProps } from '@/ui/app/routes/pages.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { roleDetailMessages } from '@/ui/messages/ko/role-messages.ts';
import { roleIdIn } from './role-address.ts';

const live = createLivePart('roles', () => import('./role-detail-live.tsx').then((module) => module.RoleDetailLive));

/** A role and whoever has it (ROLE-03…05). */
export default function RoleDetailPage({ params }: PageProps) {
  return (
    <>
      <ManagementHead title={pageNames.roleDetail} lead={roleDetailMessages.lead} />
      <LiveSlot
        part={live}
        props={{ id: roleIdIn(params['roleId'] ?? '') }}
        waiting={<Skeleton label={roleDetailMessages.loading} lines={6} />}
      />
    </>
  );
}
