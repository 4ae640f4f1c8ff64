import { useMachine } from '@xstate/react';
import { type ReactNode, useId } from 'react';
import type { GoverningSession } from '@/organisation/organisation.ts';
import { menuGroupMachine } from '@/shared/menu-group.machine.ts';
import type { ReadOnceViewModel } from '@/shared/reading.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { type NavLink, NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { MenuGroup } from '@/ui/kit/navigation/menu-group.tsx';
import { committeeHeads, committeeName, organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { SubjectIcon, type SubjectIconName } from '@/ui/patterns/church/subject-icon.tsx';
import styles from './organisation.module.css';
import { nameOrNobody, OrganisationLoading } from './organisation-frame.tsx';

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
              <span>{office}</span> <b>{nameOrNobody(holder)}</b>
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
      <small className={styles.entryHeads} translate="no">
        {committeeHeads(chairman?.name, secretary?.name)}
      </small>
    </>
  );
  return { href: href('committee', { committeeId: id }), label };
}

/** On the pages of this section, the branches begin open. */
const SECTION = href('organizations');

interface TreeBranchProps {
  readonly title: string;
  readonly icon: SubjectIconName;
  readonly children: ReactNode;
}

/** A group of the list; a click on its header opens or closes it (ORGN-09). */
function TreeBranch({ title, icon, children }: TreeBranchProps) {
  const [snapshot, send] = useMachine(menuGroupMachine, { input: { linkPaths: [SECTION], path: SECTION } });
  return (
    <MenuGroup
      title={title}
      icon={<SubjectIcon name={icon} />}
      open={snapshot.hasTag('open')}
      onHeaderClick={() => send({ type: 'header.clicked' })}
    >
      {children}
    </MenuGroup>
  );
}

/** 당회 with its chairman and clerk (ORGN-02). */
function GoverningSessionCard({
  governingSession: { chairman, clerk },
}: {
  readonly governingSession: GoverningSession;
}) {
  const title = useId();
  const heads = [
    { office: organisationMessages.chairman, holder: chairman },
    { office: organisationMessages.clerk, holder: clerk },
  ];
  return (
    <section className={styles.governingSession} aria-labelledby={title}>
      <h2 className={styles.governingTitle} id={title}>
        {organisationMessages.governingSession}
      </h2>
      <ul className={styles.governingHeads}>
        {heads.map(({ office, holder }) => (
          <li key={office} className={styles.head}>
            <Portrait />
            <p>
              <small className={styles.office}>{office}</small>
              <strong className={styles.governingName}>{nameOrNobody(holder)}</strong>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A placeholder for a photograph; the name is written beside it. */
function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 120 150" aria-hidden="true" focusable="false">
      <path className={styles.window} d="M0 150V60a60 60 0 0 1 120 0V150z" />
      <path
        className={styles.figure}
        d="M60 33c13 0 21 9 21 22 0 9-3 16-7 21-1 2-2 4-2 7 0 6 3 9 9 11 15 4 25 10 28 24l5 32H6l5-32c3-14 13-20 28-24 6-2 9-5 9-11 0-3-1-5-2-7-4-5-7-12-7-21 0-13 8-22 21-22z"
      />
      <path className={styles.collar} d="M46 94l14 17 14-17 5 2-13 28-6-9-6 9-13-28z" />
    </svg>
  );
}
