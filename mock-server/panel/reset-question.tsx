import controls from './demo-controls.module.css';
import { focusOnMount } from './focus-on-mount.ts';
import { messages } from './messages.ts';
import type { PanelTools } from './panel-tools.ts';

/** Asks for confirmation, in place, before everything is reset. */
export function ResetQuestion({ state, send }: PanelTools) {
  const { reset, resetQuestion, resetYes, resetNo } = messages.world;
  const danger = `${controls['button']} ${controls['danger']}`;
  if (!state.matches({ question: 'asked' })) {
    return (
      <div className={controls['buttons']}>
        <button className={danger} type="button" onClick={() => send({ type: 'reset.asked' })}>
          {reset}
        </button>
      </div>
    );
  }
  return (
    <div className={controls['form']}>
      <p tabIndex={-1} ref={focusOnMount}>
        {resetQuestion}
      </p>
      <div className={controls['buttons']}>
        <button
          className={danger}
          type="button"
          onClick={() => send({ type: 'command.given', command: { kind: 'reset' } })}
        >
          {resetYes}
        </button>
        <button className={controls['button']} type="button" onClick={() => send({ type: 'reset.declined' })}>
          {resetNo}
        </button>
      </div>
    </div>
  );
}
