import type { KnownBranches } from '@/organisation/domain/chart-layout.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { boxMessages, chartMessages } from '@/ui/messages/ko/chart-messages.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import styles from './chart-as-list.module.css';

interface ChartAsListProps {
  readonly governingSession: GoverningSession;
  readonly branches: KnownBranches;
}

/** The picture's content as a list with links. */
export function ChartAsList({ governingSession, branches }: ChartAsListProps) {
  const top = boxMessages({ kind: 'governingSession' }, governingSession);
  const group = boxMessages({ kind: 'committees' }, governingSession);
  return (
    <Disclosure summary={chartMessages.inWords} className={styles.words} summaryClassName={styles.summary}>
      <h2 className={styles.title}>{top.title}</h2>
      <p>{top.notes.join(' · ')}</p>
      <h2 className={styles.title}>{group.title}</h2>
      <p>{group.notes.join(' · ')}</p>
      <ul>
        {governingSession.committees.map((entry) => {
          const { title, notes } = boxMessages({ kind: 'committee', entry }, governingSession);
          return (
            <li key={entry.id} className={styles.committee}>
              <NavLinks links={[{ href: href('committee', { committeeId: entry.id }), label: title }]} />
              <p className={styles.notes}>{notes.join(' · ')}</p>
              <p className={styles.notes}>{departmentsOf(branches.get(entry.id))}</p>
            </li>
          );
        })}
      </ul>
      <h2 className={styles.title}>{organisationMessages.missions}</h2>
      <NavLinks
        links={governingSession.missions.map(({ id, name }) => ({
          href: href('mission', { missionId: id }),
          label: name,
        }))}
      />
    </Disclosure>
  );
}

function departmentsOf(branch: ReturnType<KnownBranches['get']>): string {
  if (branch === undefined) return chartMessages.pending;
  return branch === 'missed' ? chartMessages.missed : branch.map(({ name }) => name).join(', ');
}
