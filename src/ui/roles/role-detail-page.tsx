import { Skeleton } from '../kit/skeleton.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { pageNames } from '../messages/page-messages.ts';
import { roleDetailMessages } from '../messages/role-messages.ts';
import type { PageProps } from '../pages.ts';
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
