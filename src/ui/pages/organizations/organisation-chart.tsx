import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { organisationEntry } from '@/composition/organisation.ts';
import type { GoverningSession } from '@/organisation/organisation.ts';
import {
  type ChartBox,
  type ChartContent,
  type ChartLayout,
  fittedText,
  type KnownBranches,
  layOutChart,
} from '@/organisation/organisation-chart.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { classNames } from '@/ui/kit/class-names.ts';
import { ActionNotice } from '@/ui/kit/feedback/action-notice.tsx';
import { Spinner } from '@/ui/kit/feedback/loading.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { Disclosure } from '@/ui/kit/layout/disclosure.tsx';
import { NavLinks } from '@/ui/kit/navigation/menu.tsx';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';
import { kitMessages } from '@/ui/messages/ko/kit.ts';
import { organisationMessages } from '@/ui/messages/ko/organisation.ts';
import { boxMessages, chartMessages, chartSummary } from '@/ui/messages/ko/organisation-chart.ts';
import styles from './organisation-chart.module.css';

/** The whole organisation as one picture; the committees' departments appear as they are loaded. */
export function ChartViewIsland({ governingSession }: { readonly governingSession: GoverningSession }) {
  const services = useServices(organisationEntry);
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

interface ChartPictureProps {
  readonly governingSession: GoverningSession;
  readonly layout: ChartLayout;
}

/** The picture, which can be zoomed and printed. */
function ChartPicture({ governingSession, layout: { width, height, boxes, lines } }: ChartPictureProps) {
  const departments = boxes.filter(({ content }) => content.kind === 'department').length;
  return (
    <figure className={styles.figure}>
      <ZoomPane
        label={chartMessages.area}
        tools={
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon name="sheet" />
            <span>{chartMessages.print}</span>
          </Button>
        }
      >
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={chartSummary(governingSession, departments)}
        >
          {lines.map(({ x1, y1, x2, y2 }) => (
            <path key={`${x1} ${y1} ${x2} ${y2}`} className={styles.line} d={`M${x1} ${y1}L${x2} ${y2}`} />
          ))}
          {boxes.map((each) => (
            <ChartBoxView key={each.key} box={each} governingSession={governingSession} />
          ))}
        </svg>
      </ZoomPane>
    </figure>
  );
}

/** Text sizes in the picture's units, as in the style sheet. */
const TITLE = 20;
const NOTE = 16;
const LEAF = 17;
const LEADING = 1.45;
const PADDING = 14;

const LOOKS: Readonly<Record<ChartContent['kind'], string | undefined>> = {
  governingSession: styles.governingSession,
  committees: styles.group,
  missions: styles.group,
  committee: styles.head,
  department: styles.leaf,
  mission: styles.head,
  pending: classNames(styles.leaf, styles.pending),
  missed: classNames(styles.leaf, styles.missed),
};

interface ChartBoxViewProps {
  readonly box: ChartBox;
  readonly governingSession: GoverningSession;
}

/** One box of the picture with its texts, shortened where they are too long. */
function ChartBoxView({ box: { x, y, width, height, content }, governingSession }: ChartBoxViewProps) {
  const { title, notes } = boxMessages(content, governingSession);
  const isLeaf = content.kind === 'department' || content.kind === 'pending' || content.kind === 'missed';
  const titleSize = isLeaf ? LEAF : TITLE;
  const room = width - 2 * PADDING;
  const tall = titleSize * LEADING + notes.length * NOTE * LEADING;
  const top = y + (height - tall) / 2;
  return (
    <g className={LOOKS[content.kind]}>
      <rect className={styles.ground} x={x} y={y} width={width} height={height} rx={isLeaf ? 5 : 9} />
      <text className={styles.boxTitle} x={x + PADDING} y={top + titleSize * 1.1}>
        {fittedText(title, room / titleSize)}
      </text>
      {notes.map((messages, at) => (
        <text
          key={messages}
          className={styles.note}
          x={x + PADDING}
          y={top + titleSize * LEADING + (at * LEADING + 1.1) * NOTE}
        >
          {fittedText(messages, room / NOTE)}
        </text>
      ))}
    </g>
  );
}

interface ChartAsListProps {
  readonly governingSession: GoverningSession;
  readonly branches: KnownBranches;
}

/** The picture's content as a list with links. */
function ChartAsList({ governingSession, branches }: ChartAsListProps) {
  const top = boxMessages({ kind: 'governingSession' }, governingSession);
  const group = boxMessages({ kind: 'committees' }, governingSession);
  return (
    <Disclosure summary={chartMessages.inWords} className={styles.words} summaryClassName={styles.summary}>
      <h2 className={styles.listTitle}>{top.title}</h2>
      <p>{top.notes.join(' · ')}</p>
      <h2 className={styles.listTitle}>{group.title}</h2>
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
      <h2 className={styles.listTitle}>{organisationMessages.missions}</h2>
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
