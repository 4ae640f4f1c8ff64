import { BoardBones } from '../boards/board-bones.tsx';
import { classNames } from '../kit/class-names.ts';
import { Notice } from '../kit/notice.tsx';
import { PageHead } from '../kit/page-head.tsx';
import wrap from '../layouts/wrap.module.css';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { boardMessages } from '../messages/board-messages.ts';
import { pageNames } from '../messages/page-messages.ts';
import { zoneMessages } from '../messages/zone-messages.ts';
import type { PageProps } from '../pages.ts';
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
