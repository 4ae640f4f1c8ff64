import { myChurchFeature } from '@/composition/my-church.feature.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { InTurn } from '@/ui/kit/layout/in-turn.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { myChurchMessages } from '@/ui/messages/ko/my-church-messages.ts';
import { DeletionReminder } from './deletion-reminder.tsx';
import styles from './my-church.module.css';
import { NewPostsPart } from './new-posts-part.tsx';
import { NextEvents } from './next-events.tsx';
import { OwnMembershipPart } from './own-membership-part.tsx';
import { OwnRequests } from './own-requests.tsx';

/** The parts of the page; each is loaded and fails independently (MINE-01, MINE-07). */
function MyChurch({ services }: HasServices<typeof myChurchFeature>) {
  return (
    <InTurn className={styles.parts}>
      <DeletionReminder deletion={services.deletion} />
      <OwnMembershipPart
        membership={services.membership}
        linkForm={services.linkForm}
        linkWithdrawal={services.linkWithdrawal}
      />
      <NewPostsPart news={services.newPosts} />
      <NextEvents events={services.events} />
      <OwnRequests requests={services.requests} />
      <p>
        <TextLink alone href={href('privacy')}>
          {myChurchMessages.toPrivacy}
        </TextLink>
      </p>
    </InTurn>
  );
}

export const MyChurchIsland = withServices(myChurchFeature, MyChurch);
