import { useId } from 'react';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { DottedList } from '@/ui/kit/data/dotted-list.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { organisationCounts, overviewMessages } from '@/ui/messages/ko/overview-messages.ts';
import styles from './organisation-summary.module.css';

/** A short summary of the organisation, beside the list. */
export function OrganisationSummary({ governingSession }: { readonly governingSession: GoverningSession }) {
  const title = useId();
  const { chairman, clerk, board, committees, missions } = governingSession;
  const messages = organisationMessages;
  const rows = [
    { name: messages.chairman, value: chairman?.name ?? messages.nobody },
    { name: messages.clerk, value: clerk?.name ?? messages.nobody },
    { name: `${messages.committees} ${messages.boardClerk}`, value: board.clerk?.name ?? messages.nobody },
    { name: `${messages.committees} ${messages.boardDeputyClerk}`, value: board.deputyClerk?.name ?? messages.nobody },
  ];
  return (
    <section aria-labelledby={title}>
      <PartHeading id={title}>{overviewMessages.summary}</PartHeading>
      <DottedList className={styles.heads} rows={rows} />
      <p className={styles.words}>
        {organisationCounts(committees.length, missions.length)} {overviewMessages.choose}
      </p>
    </section>
  );
}
