import controls from './demo-controls.module.css';
import parts from './demo-parts.module.css';
import { messages, staleMessages } from './messages.ts';
import type { PartProps } from './panel-tools.ts';
import { staleSince } from './stale-records.ts';

/** Says that the records were created for another time, and offers to create them again for this day. */
export function StaleNotice({ church, send }: PartProps) {
  const since = staleSince(church);
  if (since === undefined) return null;
  const refill = (): void => send({ type: 'command.given', command: { kind: 'refill', world: church.world } });
  return (
    <>
      <p>{staleMessages(since)}</p>
      <p className={parts['hint']}>{messages.clock.refillHint}</p>
      <div className={controls['buttons']}>
        <button className={controls['button']} type="button" onClick={refill}>
          {messages.clock.refill}
        </button>
      </div>
    </>
  );
}
