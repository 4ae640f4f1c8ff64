import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { type NavLink, NavLinks } from '@/ui/kit/navigation/nav-links.tsx';
import { committeeHeads, committeeName, organisationMessages } from '@/ui/messages/ko/organisation-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { GoverningSessionCard } from './governing-session.tsx';
import { OrganisationLoading } from './organisation-loading.tsx';
import styles from './organisation-tree.module.css';
import { TreeBranch } from './tree-branch.tsx';

interface OrganisationTreeProps {
  readonly viewModel: ReadOnceViewModel<GoverningSession>;
  /** Shows a short error, because the page beside it shows the full one. */
  readonly brief: boolean;
  /** The address of the current entry, as {@link href} returns it. */
  readonly currentHref: string | undefined;
  readonly onRetry: () => void;
}

/** The organisation as a list: 당회, the committees, the societies (ORGN-02). */
export function OrganisationTree({ viewModel, brief, currentHref, onRetry }: OrganisationTreeProps) {
  const messages = organisationMessages;
  return (
    <Async
      state={viewModel}
      loading={<OrganisationLoading />}
      empty={<p className={styles.remark}>{messages.empty}</p>}
      renderFailed={(reason) =>
        brief ? (
          <p className={styles.remark}>{messages.failedBeside}</p>
        ) : (
          <FailureState sentence={messages.failed} reason={reason} onRetry={onRetry} />
        )
      }
    >
      {(governingSession) => <Tree governingSession={governingSession} currentHref={currentHref} />}
    </Async>
  );
}

interface TreeProps extends Pick<OrganisationTreeProps, 'currentHref'> {
  readonly governingSession: GoverningSession;
}

function Tree({ governingSession, currentHref }: TreeProps) {
  const { board, committees, missions } = governingSession;
  const clerks = [
    { office: organisationMessages.boardClerk, holder: board.clerk },
    { office: organisationMessages.boardDeputyClerk, holder: board.deputyClerk },
  ];
  return (
    <>
      <GoverningSessionCard governingSession={governingSession} />
      <TreeBranch title={organisationMessages.committees} icon="people">
        <p className={styles.clerks}>
          {clerks.map(({ office, holder }) => (
            <span key={office} className={styles.clerk}>
              {office} <b>{holder?.name ?? organisationMessages.nobody}</b>
            </span>
          ))}
        </p>
        <Links
          currentHref={currentHref}
          links={committees.map(committeeLink)}
          none={organisationMessages.noCommittees}
        />
      </TreeBranch>
      <TreeBranch title={organisationMessages.missions} icon="globe">
        <Links
          currentHref={currentHref}
          links={missions.map(({ id, name }) => ({ href: href('mission', { missionId: id }), label: name }))}
          none={organisationMessages.noMissions}
        />
      </TreeBranch>
    </>
  );
}

interface LinksProps extends Pick<OrganisationTreeProps, 'currentHref'> {
  readonly links: readonly NavLink[];
  readonly none: string;
}

function Links({ links, currentHref, none }: LinksProps) {
  if (links.length === 0) return <p className={styles.remark}>{none}</p>;
  return <NavLinks className={styles.links} links={links} currentHref={currentHref} />;
}

function committeeLink({ id, name, chairman, secretary }: GoverningSession['committees'][number]): NavLink {
  const label = (
    <>
      <span>{committeeName(name)}</span>
      <small className={styles.heads}>{committeeHeads(chairman?.name, secretary?.name)}</small>
    </>
  );
  return { href: href('committee', { committeeId: id }), label };
}
