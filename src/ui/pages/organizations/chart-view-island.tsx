import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { organisationFeature } from '@/composition/organisation.feature.ts';
import { layOutChart } from '@/organisation/domain/chart-layout.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Spinner } from '@/ui/kit/feedback/spinner.tsx';
import { chartMessages } from '@/ui/messages/ko/chart-messages.ts';
import { kitMessages } from '@/ui/messages/ko/kit-messages.ts';
import { ChartAsList } from './chart-as-list.tsx';
import { ChartPicture } from './chart-picture.tsx';
import styles from './chart-view.module.css';

/** The whole organisation as one picture; the committees' departments appear as they are loaded. */
function ChartView({
  services,
  governingSession,
}: { readonly governingSession: GoverningSession } & HasServices<typeof organisationFeature>) {
  const [snapshot, send] = useMachine(services.branches, {
    input: { ids: governingSession.committees.map(({ id }) => id) },
  });
  const { branches } = snapshot.context;
  const layout = useMemo(() => layOutChart(governingSession, branches), [governingSession, branches]);
  return (
    <>
      {snapshot.hasTag('loading') && <Spinner label={chartMessages.loading} />}
      {snapshot.can({ type: 'retry.asked' }) && (
        <ActionNotice
          action={kitMessages.retry}
          onAction={() => send({ type: 'retry.asked' })}
          className={styles.partial}
        >
          <strong>{chartMessages.partial}</strong>
        </ActionNotice>
      )}
      <ChartPicture governingSession={governingSession} layout={layout} />
      <ChartAsList governingSession={governingSession} branches={branches} />
    </>
  );
}

export const ChartViewIsland = withServices(organisationFeature, ChartView);
