import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import type { PageProps } from '@/ui/app/routes/routes.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PageHead, wrapClassName } from '@/ui/kit/layout/page.tsx';
import { boardMessages } from '@/ui/messages/ko/boards.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { zoneMessages } from '@/ui/messages/ko/zones.ts';
import { BoardSkeleton } from '@/ui/patterns/board/board-skeleton.tsx';
import type { ZoneView } from './zone-sections.tsx';
import styles from './zone-switch.module.css';
import { ZoneSwitch } from './zone-switch.tsx';

const island = createIsland(() => import('./demo-boards-view.tsx').then((module) => module.DemoBoardsIsland));

/** The two demo pages with sample data, on which every user can try out the boards (ZONE-05). */
export default function DemoBoardsPage({ page }: PageProps<'demoZones' | 'demoFamilies'>) {
  const view: ZoneView = page === 'demoZones' ? 'zones' : 'families';
  return (
    <div className={wrapClassName(styles.page)}>
      <PageHead
        title={pageNames[page]}
        lead={
          <span>
            <span>{zoneMessages.leadStart}</span> <strong>{boardMessages.move}</strong>{' '}
            <span>{zoneMessages.demoLeadEnd}</span> <span>{boardMessages.howToFind}</span>
          </span>
        }
      />
      <div className={styles.note}>
        <Notice>
          <strong>{zoneMessages.demoNote}</strong> <span>{zoneMessages.demoNoteNext}</span>
        </Notice>
      </div>
      <div className={styles.demoViews}>
        <ZoneSwitch view={view} hrefs={{ zones: href('demoZones'), families: href('demoFamilies') }} />
      </div>
      <IslandSlot island={island} props={{ view }} fallback={<BoardSkeleton label={zoneMessages.loading} />} />
    </div>
  );
}
