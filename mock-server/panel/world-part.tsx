import { worldNames } from '../seeds/worlds.ts';
import styles from './demo-panel.module.css';
import { messages, worldWords } from './messages.ts';
import { ChoiceRow, focusOnMount, PanelPart, type PanelTools, type PartProps } from './panel-part.tsx';
import controls from './rows-and-controls.module.css';

/** Chooses the demo's world, and resets it. */
export function WorldPart({ church, ...tools }: PartProps) {
  return (
    <PanelPart {...tools} name="world">
      <p className={styles['hint']}>{messages.world.hint}</p>
      <ul className={controls['rows']} aria-label={messages.world.legend}>
        {worldNames.map((world) => (
          <li key={world}>
            <ChoiceRow
              words={worldWords[world]}
              current={world === church.world ? messages.world.current : undefined}
              onChoose={() => tools.send({ type: 'command.given', command: { kind: 'enterWorld', world } })}
            />
          </li>
        ))}
      </ul>
      <ResetQuestion {...tools} />
    </PanelPart>
  );
}

/** Asks for confirmation, in place, before everything is reset. */
function ResetQuestion({ state, send }: PanelTools) {
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
