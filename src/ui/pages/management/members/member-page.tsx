import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { memberDetailMessages } from '@/ui/messages/ko/member.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';

const island = createIsland(() => import('./member-view.tsx').then((module) => module.MemberIsland));

/** The page on which one member is changed or removed (MEMB-05, MEMB-06). */
export default function MemberPage({ params }: PageProps<'memberDetail'>) {
  return (
    <>
      <ManagementHead title={pageNames.memberDetail} lead={memberDetailMessages.lead} />
      <IslandSlot
        // The key is the member: all state of the page starts again for another one.
        key={params.id}
        island={island}
        props={params}
        fallback={<Skeleton label={memberDetailMessages.loading} lines={8} />}
      />
    </>
  );
}
