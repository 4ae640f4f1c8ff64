import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import type { PageProps } from '@/ui/app/routes/pages.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import wrap from '@/ui/kit/layout/wrap.module.css';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { zoneMessages } from '@/ui/messages/ko/zone-messages.ts';
import { BoardBones } from '@/ui/patterns/board/board-bones.tsx';
import styles from './demo-boards-page.module.css';
import type { ZoneView } from './zone-sections.tsx';
import { ZoneViews } from './zone-views.tsx';

const live = createLivePart('demoBoards', () =>
  import('./demo-boards-live.tsx').then((module) => module.DemoBoardsLive),
);

/** The two demo screens of sample data, on which anybody may try the boards out (ZONE-05). */
export default function DemoBoardsPage({ page }: PageProps) {
  const view: ZoneView = page === 'demoZones' ? 'zones' : 'families';
  return (
    <div className={classNames(wrap.wrap, styles.page)}>
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
        <ZoneViews view={view} hrefs={{ zones: '/demo/zones', families: '/demo/families' }} />
      </div>
      <LiveSlot part={live} props={{ view }} waiting={<BoardBones label={zoneMessages.loading} />} />
    </div>
  );
}
