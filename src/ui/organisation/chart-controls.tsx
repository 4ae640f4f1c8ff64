import type { ZoomEvent } from '@/organisation/machines/zoom.machine.ts';
import { Button } from '../kit/button.tsx';
import { Buttons } from '../kit/buttons.tsx';
import { Icon } from '../kit/icon.tsx';
import { chartMessages } from '../messages/chart-messages.ts';
import styles from './chart-controls.module.css';

interface ChartControlsProps {
  readonly canGrow: boolean;
  readonly canShrink: boolean;
  readonly send: (event: ZoomEvent) => void;
}

/** The buttons over the picture. One that can do nothing now keeps the focus all the same. */
export function ChartControls({ canGrow, canShrink, send }: ChartControlsProps) {
  return (
    <Buttons className={styles.controls}>
      <Button variant="quiet" aria-disabled={!canGrow} onClick={() => send({ type: 'zoom.in' })}>
        <Icon name="plus" />
        {chartMessages.zoomIn}
      </Button>
      <Button variant="quiet" aria-disabled={!canShrink} onClick={() => send({ type: 'zoom.out' })}>
        <Icon name="minus" />
        {chartMessages.zoomOut}
      </Button>
      <Button variant="quiet" aria-disabled={!canShrink} onClick={() => send({ type: 'zoom.reset' })}>
        {chartMessages.reset}
      </Button>
      <Button variant="quiet" onClick={() => window.print()}>
        {chartMessages.print}
      </Button>
    </Buttons>
  );
}
