import type { ChartLayout } from '@/organisation/domain/chart-layout.ts';
import type { GoverningSession } from '@/organisation/domain/organisation.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { ZoomPane } from '@/ui/kit/zoom/zoom-pane.tsx';
import { chartMessages, chartSummary } from '@/ui/messages/ko/chart-messages.ts';
import { ChartBoxView } from './chart-box.tsx';
import styles from './chart-picture.module.css';

interface ChartPictureProps {
  readonly governingSession: GoverningSession;
  readonly layout: ChartLayout;
}

/** The picture, which can be zoomed and printed. */
export function ChartPicture({ governingSession, layout: { width, height, boxes, lines } }: ChartPictureProps) {
  const departments = boxes.filter(({ content }) => content.kind === 'department').length;
  return (
    <figure className={styles.figure}>
      <ZoomPane
        label={chartMessages.area}
        tools={
          <Button variant="quiet" onClick={() => window.print()}>
            <Icon name="sheet" />
            {chartMessages.print}
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
