import { worldNames } from '../seeds/worlds.ts';
import { ChoiceRow } from './choice-row.tsx';
import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';
import { messages, worldWords } from './messages.ts';
import { PanelPart } from './panel-part.tsx';
import type { PartProps } from './panel-tools.ts';
import { ResetQuestion } from './reset-question.tsx';

/** Chooses the demo's world, and resets it. */
export function WorldPart({ church, ...tools }: PartProps) {
  return (
    <PanelPart {...tools} name="world">
      <p className={parts['hint']}>{messages.world.hint}</p>
      <ul className={styles['rows']} aria-label={messages.world.legend}>
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
