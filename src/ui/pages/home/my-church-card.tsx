import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Card } from '@/ui/kit/layout/card.tsx';
import { homeMessages } from '@/ui/messages/ko/home-messages.ts';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import styles from './my-church-card.module.css';

const newTotal = createIsland(() => import('./new-total-island.tsx').then((module) => module.NewTotalIsland));

/** A link to the signed-in user's own page, with the count of new posts since the last visit (MINE-01, MINE-07). */
export function MyChurchCard() {
  return (
    <Card className={styles.card} aria-labelledby="my-church-title">
      <div>
        <div className={styles.head}>
          <h2 className={styles.title} id="my-church-title">
            {pageNames.myChurch}
          </h2>
          <IslandSlot island={newTotal} props={{}} fallback={null} failed={null} />
        </div>
        <p>{homeMessages.myChurch}</p>
      </div>
      <ButtonLink variant="quiet" href={href('myChurch')}>
        {homeMessages.toMyChurch}
      </ButtonLink>
    </Card>
  );
}
