import type { Fault } from '../control/control-schema.ts';
import controls from './demo-controls.module.css';
import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';
import { labelOf } from './known-calls.ts';
import { faultMessages, messages } from './messages.ts';
import type { PanelTools } from './panel-tools.ts';

const words = messages.network;

interface FaultListProps extends Pick<PanelTools, 'send'> {
  readonly faults: readonly Fault[];
}

/** The calls with a fault, each with a button that removes it. */
export function FaultList({ faults, send }: FaultListProps) {
  return (
    <>
      <h4 className={parts['subheading']} id="demo-faults">
        {words.active}
      </h4>
      {faults.length === 0 && <p className={parts['hint']}>{words.none}</p>}
      {faults.length > 0 && (
        <ul className={styles['rows']} aria-labelledby="demo-faults">
          {faults.map((fault, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the list may contain the same fault twice
            <li key={index} className={styles['fault']}>
              <span>
                {labelOf(fault)} <small>{faultMessages(fault)}</small>
              </span>
              <button
                className={controls['button']}
                type="button"
                aria-label={`${labelOf(fault)} ${words.remove}`}
                onClick={() => send({ type: 'command.given', command: { kind: 'removeFault', fault } })}
              >
                {words.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
