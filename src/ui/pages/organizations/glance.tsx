import { useId } from 'react';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { DottedList } from '@/ui/kit/data/dotted-list.tsx';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { countOf, organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './glance.module.css';

/** The organisation in a few lines, beside its list. */
export function Glance({ session }: { readonly session: GoverningSession }) {
  const title = useId();
  const { chairman, clerk, board, committees, missions } = session;
  const words = organisationMessages;
  const rows = [
    { name: words.chairman, value: chairman?.name ?? words.nobody },
    { name: words.clerk, value: clerk?.name ?? words.nobody },
    { name: `${words.committees} ${words.boardClerk}`, value: board.clerk?.name ?? words.nobody },
    { name: `${words.committees} ${words.boardDeputyClerk}`, value: board.deputyClerk?.name ?? words.nobody },
  ];
  return (
    <section aria-labelledby={title}>
      <PartHeading id={title}>{words.glance}</PartHeading>
      <DottedList className={styles.heads} rows={rows} />
      <p className={styles.words}>
        {countOf.glance(committees.length, missions.length)} {words.choose}
      </p>
    </section>
  );
}
