import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { boardMessages } from '@/ui/messages/ko/boards.ts';
import { dutyMessages } from '@/ui/messages/ko/duties.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { BoardSkeleton } from '@/ui/patterns/board/board-skeleton.tsx';

const island = createIsland(() => import('./duties-view.tsx').then((module) => module.DutiesIsland));

/** The management of duties (DUTY-01…05). */
export default function ManageDutiesPage() {
  return (
    <>
      <ManagementHead
        title={pageNames.manageDuties}
        help={
          <span>
            <span>{dutyMessages.leadStart}</span> <strong>{boardMessages.move}</strong>{' '}
            <span>{dutyMessages.leadEnd}</span>
            <br />
            <span>{dutyMessages.menuName}</span>{' '}
            <TextLink href={href('manageOrganisation')}>{dutyMessages.missions}</TextLink>
            <span>{dutyMessages.menuNameEnd}</span> <span>{boardMessages.howToFind}</span>
          </span>
        }
      />
      <IslandSlot island={island} props={{}} fallback={<BoardSkeleton label={dutyMessages.loading} />} />
    </>
  );
}
