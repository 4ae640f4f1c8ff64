import styles from './my-church.module.css';
import { NewPostsPart } from './new-posts-part.tsx';
import { NextEvents } from './next-events.tsx';
import { OwnMembershipPart } from './own-membership-part.tsx';
import { OwnRequests } from './own-requests.tsx';

/** The parts of the page; each is read by itself and can fail by itself (MINE-01, MINE-07). */
export function MyChurchIsland() {
  return (
    <div className={styles.parts}>
      <OwnMembershipPart />
      <NewPostsPart />
      <NextEvents />
      <OwnRequests />
    </div>
  );
}
