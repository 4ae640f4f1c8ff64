import { useMachine } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ChartLayout } from '@/organisation/domain/chart-layout.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { zoomMachine } from '@/organisation/machines/zoom.machine.ts';
import { chartMessages, chartSummary } from '../messages/chart-messages.ts';
import { ChartBoxView } from './chart-box.tsx';
import { ChartControls } from './chart-controls.tsx';
import styles from './chart-picture.module.css';
import { followZoomGestures, keepMiddle } from './zoom-gestures.ts';

interface ChartPictureProps {
  readonly session: GoverningSession;
  readonly layout: ChartLayout;
}

/** How wide the picture is at least, so that a small screen shows letters one can read and pans. */
const LEAST_REM = 44;

/** The picture in a box that pans; buttons, two fingers, and a wheel with Ctrl enlarge it. */
export function ChartPicture({ session, layout: { width, height, boxes, lines } }: ChartPictureProps) {
  const [snapshot, send] = useMachine(zoomMachine);
  const { scale } = snapshot.context;
  const box = useRef<HTMLElement>(null);
  const departments = boxes.filter(({ content }) => content.kind === 'department').length;

  const drawnAt = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (box.current !== null) keepMiddle(box.current, drawnAt.current, scale);
    drawnAt.current = scale;
  }, [scale]);
  useEffect(() => (box.current === null ? undefined : followZoomGestures(box.current, send)), [send]);

  return (
    <figure className={styles.figure}>
      <ChartControls
        canGrow={snapshot.can({ type: 'zoom.in' })}
        canShrink={snapshot.can({ type: 'zoom.out' })}
        send={send}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what pans must be reached by the keyboard, too */}
      <section ref={box} className={styles.box} aria-label={chartMessages.area} tabIndex={0}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${width} ${height}`}
          style={{ inlineSize: `max(${100 * scale}%, ${LEAST_REM * scale}rem)` }}
          role="img"
          aria-label={chartSummary(session, departments)}
        >
          {lines.map(({ x1, y1, x2, y2 }) => (
            <path key={`${x1} ${y1} ${x2} ${y2}`} className={styles.line} d={`M${x1} ${y1}L${x2} ${y2}`} />
          ))}
          {boxes.map((each) => (
            <ChartBoxView key={each.key} box={each} session={session} />
          ))}
        </svg>
      </section>
    </figure>
  );
}
