import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import type { PageProps } from '@/ui/app/routes/route.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { wrapClassName } from '@/ui/kit/layout/wrap-class-name.ts';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { BoardSkeleton } from '@/ui/patterns/board/board-skeleton.tsx';
import styles from './demo-boards-page.module.css';
import type { ZoneView } from './zone-sections.tsx';
import { ZoneViews } from './zone-views.tsx';

const island = createIsland(() => import('./demo-boards-island.tsx').then((module) => module.DemoBoardsIsland));

/** The two demo pages with sample data, on which every user can try out the boards (ZONE-05). */
export default function DemoBoardsPage({ page }: PageProps<'demoZones' | 'demoFamilies'>) {
  const view: ZoneView = page === 'demoZones' ? 'zones' : 'families';
  return (
    <div className={wrapClassName(styles.page)}>
      <PageHead
        title={pageNames[page]}
        lead={
          <>
            {zoneMessages.leadStart} <strong>{boardMessages.move}</strong> {zoneMessages.demoLeadEnd}{' '}
            {boardMessages.howToFind}
          </>
        }
      />
      <div className={styles.note}>
        <Notice>
          <strong>{zoneMessages.demoNote}</strong> {zoneMessages.demoNoteNext}
        </Notice>
      </div>
      <div className={styles.views}>
        <ZoneViews view={view} hrefs={{ zones: href('demoZones'), families: href('demoFamilies') }} />
      </div>
      <IslandSlot island={island} props={{ view }} fallback={<BoardSkeleton label={zoneMessages.loading} />} />
    </div>
  );
}
