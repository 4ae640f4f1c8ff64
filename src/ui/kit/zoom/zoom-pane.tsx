import type { ReactNode } from 'react';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { percentText, zoomGroup, zoomMessages } from '@/ui/messages/ko/zoom-messages.ts';
import styles from './zoom-pane.module.css';
import { WHOLE_PERCENT } from './zoom-pane-layout.ts';
import { MOST_PERCENT, useZoom } from './zoom-pane-zoom.ts';

interface ZoomPaneProps {
  /** Names the content, such as `그림`; the buttons' labels contain it. */
  readonly label: string;
  /** Pictures, not buttons or links: a press on them may start a drag. */
  readonly children: ReactNode;
  /** Further buttons, in a row with the pane's own. */
  readonly tools?: ReactNode;
}

/**
 * Content that can be enlarged up to four times (BULL-03): by buttons, by the wheel in steps of a tenth (after a press on it,
 * or with Ctrl), by two fingers, by a double press, and by the keys +, - and 0. Enlarged, it is moved by dragging and by the
 * arrow keys in a box that fits the window; else it scrolls with the page.
 */
export function ZoomPane({ label, children, tools }: ZoomPaneProps) {
  const { box, content, percent, changeBy, reset, gestures } = useZoom();
  const isWhole = percent <= WHOLE_PERCENT;
  return (
    <div className={styles.pane}>
      <div className={styles.controls}>
        <fieldset className={styles.scale} aria-label={zoomGroup(label)}>
          <Button
            variant="quiet"
            round
            aria-label={zoomMessages.smaller}
            aria-disabled={isWhole}
            onClick={() => changeBy(-1)}
          >
            <Icon name="minus" />
          </Button>
          <output className={styles.percent}>{percentText(percent)}</output>
          <Button
            variant="quiet"
            round
            aria-label={zoomMessages.larger}
            aria-disabled={percent >= MOST_PERCENT}
            onClick={() => changeBy(1)}
          >
            <Icon name="plus" />
          </Button>
          <Button variant="bare" className={styles.reset} aria-disabled={isWhole} onClick={reset}>
            <Icon name="reset" />
            <span className={styles.word}>{zoomMessages.reset}</span>
          </Button>
        </fieldset>
        {tools}
      </div>
      <section
        {...gestures}
        ref={box}
        className={styles.box}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what moves has to be reached by the keyboard, too
        tabIndex={0}
      >
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </section>
    </div>
  );
}
