import { visionTexts } from '@/church/vision.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { PageHead } from '@/ui/kit/layout/page-head.tsx';
import { pageNames } from '@/ui/messages/ko/page-messages.ts';
import { visionMessages } from '@/ui/messages/ko/vision-messages.ts';
import { ChurchFacts } from './church-facts.tsx';
import { CoreValues } from './core-values.tsx';
import { MottoPanel } from './motto-panel.tsx';
import styles from './vision-page.module.css';
import { Visions } from './visions.tsx';

/** What the church believes and hopes for (INTR-01), and the facts about it (INTR-04). */
export default function VisionPage() {
  return (
    <>
      <PageHead title={pageNames.vision} lead={visionTexts.lead} />
      <div className={styles.parts}>
        <MottoPanel />
        <ChurchFacts />
        <CoreValues />
        <Visions />
        <nav aria-label={visionMessages.next}>
          <Buttons>
            <ButtonLink variant="quiet" href={href('history')}>
              {pageNames.history}
            </ButtonLink>
            <ButtonLink variant="quiet" href={href('missionaries')}>
              {pageNames.missionaries}
            </ButtonLink>
          </Buttons>
        </nav>
      </div>
    </>
  );
}
