import type { ReactNode } from 'react';
import styles from './demo-parts.module.css';
import { messages } from './messages.ts';
import { PanelIcon } from './panel-icon.tsx';
import type { PartName } from './panel-model.ts';
import type { PanelTools } from './panel-tools.ts';

interface PanelPartProps extends PanelTools {
  readonly name: PartName;
  /** Shown beside the heading, whether or not the part is open. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the panel under its heading, which opens and closes it. */
export function PanelPart({ name, mark, state, send, children }: PanelPartProps) {
  const isOpen = state.context.part === name;
  const id = `demo-part-${name}`;
  return (
    <section className={styles['part']}>
      <h3>
        <button
          className={styles['opener']}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => send({ type: 'part.toggled', part: name })}
        >
          <PanelIcon name={name} />
          {messages.parts[name]}
          {mark}
          <PanelIcon name="arrow" />
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && <div className={styles['body']}>{children}</div>}
      </div>
    </section>
  );
}
