import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { organisationFeature } from '@/composition/organisation.feature.ts';
import { layOutChart } from '@/organisation/domain/chart-layout.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { chartMessages } from '@/ui/messages/ko/chart-messages.ts';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { ChartInWords } from './chart-in-words.tsx';
import { ChartPicture } from './chart-picture.tsx';
import styles from './chart-view.module.css';

/** The whole organisation as one picture; the departments of the committees come in one after the other. */
export function ChartView({ session }: { readonly session: GoverningSession }) {
  const [snapshot, send] = useMachine(useService(organisationFeature, 'branches'), {
    input: { ids: session.committees.map(({ id }) => id) },
  });
  const { branches } = snapshot.context;
  const layout = useMemo(() => layOutChart(session, branches), [session, branches]);
  return (
    <>
      {snapshot.matches('reading') && <Spinner label={chartMessages.loading} />}
      {snapshot.matches('partial') && (
        <div className={styles.partial}>
          <Notice kind="bad" alert>
            <strong>{chartMessages.partial}</strong>
          </Notice>
          <Button variant="quiet" onClick={() => send({ type: 'retry.asked' })}>
            {kitMessages.retry}
          </Button>
        </div>
      )}
      <ChartPicture session={session} layout={layout} />
      <ChartInWords session={session} branches={branches} />
    </>
  );
}
