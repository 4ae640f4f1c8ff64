import { href } from '@/ui/app/routes/href.ts';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { myChurchMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { DeletionReminder } from './deletion-reminder.tsx';
import styles from './my-church.module.css';
import { NewPostsPart } from './new-posts-part.tsx';
import { NextEvents } from './next-events.tsx';
import { OwnMembershipPart } from './own-membership-part.tsx';
import { OwnRequests } from './own-requests.tsx';

/** The parts of the page; each is read by itself and can fail by itself (MINE-01, MINE-07). */
export function MyChurchIsland() {
  return (
    <div className={styles.parts}>
      <DeletionReminder />
      <OwnMembershipPart />
      <NewPostsPart />
      <NextEvents />
      <OwnRequests />
      <p>
        <TextLink alone href={href('privacy')}>
          {myChurchMessages.toPrivacy}
        </TextLink>
      </p>
    </div>
  );
}
