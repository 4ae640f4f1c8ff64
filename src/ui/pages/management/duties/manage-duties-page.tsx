import { Link } from 'wouter';
import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { ManagementHead } from '@/ui/app/section/management-head.tsx';
import text from '@/ui/kit/layout/text.module.css';
import { boardMessages } from '@/ui/messages/ko/board-messages.ts';
import { dutyMessages } from '@/ui/messages/ko/duty-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { BoardBones } from '@/ui/patterns/board/board-bones.tsx';

const live = createLivePart('boards', () => import('./duties-live.tsx').then((module) => module.DutiesLive));

/** The management of duties (DUTY-01…05). */
export default function ManageDutiesPage() {
  return (
    <>
      <ManagementHead
        title={pageNames.manageDuties}
        help={
          <>
            {dutyMessages.leadStart} <strong>{boardMessages.move}</strong> {dutyMessages.leadEnd}
            <br />
            {dutyMessages.menuName}{' '}
            <Link className={text.link} href="/job/manage">
              {dutyMessages.missions}
            </Link>
            {dutyMessages.menuNameEnd} {boardMessages.howToFind}
          </>
        }
      />
      <LiveSlot part={live} props={{}} waiting={<BoardBones label={dutyMessages.loading} />} />
    </>
  );
}
