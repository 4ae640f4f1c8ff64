import { Link } from 'wouter';
import { BoardBones } from '../boards/board-bones.tsx';
import text from '../kit/text.module.css';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { ManagementHead } from '../management/management-head.tsx';
import { boardMessages } from '../messages/board-messages.ts';
import { dutyMessages } from '../messages/duty-messages.ts';
import { pageNames } from '../messages/page-messages.ts';

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
