import { BUTTON_STEP, canGrow, canShrink, type LensContext, type LensEvent } from '@/content/machines/lens.machine.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { bulletinMessages, scaleText } from '../messages/bulletin-messages.ts';
import styles from './sheets.module.css';

interface LensControlsProps {
  readonly context: LensContext;
  readonly send: (event: LensEvent) => void;
}

/** Smaller, larger, and back (BULL-03). */
export function LensControls({ context, send }: LensControlsProps) {
  return (
    <fieldset className={styles.lens} aria-label={bulletinMessages.lens}>
      <Button
        variant="quiet"
        round
        aria-label={bulletinMessages.smaller}
        aria-disabled={!canShrink(context)}
        onClick={() => send({ type: 'scale.stepped', by: -BUTTON_STEP })}
      >
        <Icon name="minus" />
      </Button>
      <output className={styles.scale}>{scaleText(context.scale)}</output>
      <Button
        variant="quiet"
        round
        aria-label={bulletinMessages.larger}
        aria-disabled={!canGrow(context)}
        onClick={() => send({ type: 'scale.stepped', by: BUTTON_STEP })}
      >
        <Icon name="plus" />
      </Button>
      <Button variant="bare" className={styles.reset} onClick={() => send({ type: 'scale.reset' })}>
        <Icon name="reset" />
        {bulletinMessages.reset}
      </Button>
    </fieldset>
  );
}
