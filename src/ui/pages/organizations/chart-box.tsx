import type { ChartBox, ChartContent } from '@/organisation/domain/chart-layout.ts';
import { fittedText } from '@/organisation/domain/fitted-text.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { boxMessages } from '@/ui/messages/ko/chart-messages.ts';
import styles from './chart-box.module.css';

interface ChartBoxViewProps {
  readonly box: ChartBox;
  readonly governingSession: GoverningSession;
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

/** One box of the picture with its texts, shortened where they are too long. */
export function ChartBoxView({ box: { x, y, width, height, content }, governingSession }: ChartBoxViewProps) {
  const { title, notes } = boxMessages(content, governingSession);
  const isLeaf = content.kind === 'department' || content.kind === 'pending' || content.kind === 'missed';
  const titleSize = isLeaf ? LEAF : TITLE;
  const room = width - 2 * PADDING;
  const tall = titleSize * LEADING + notes.length * NOTE * LEADING;
  const top = y + (height - tall) / 2;
  return (
    <g className={LOOKS[content.kind]}>
      <rect className={styles.ground} x={x} y={y} width={width} height={height} rx={isLeaf ? 5 : 9} />
      <text className={styles.title} x={x + PADDING} y={top + titleSize * 1.1}>
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
