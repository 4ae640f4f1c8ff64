import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import styles from './demo-panel.module.css';
import { messages } from './messages.ts';
import type { PanelEvent, panelMachine } from './panel.machine.ts';
import { type ChurchView, mailKey, type PartName } from './panel-model.ts';
import controls from './rows-and-controls.module.css';

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
          className={styles['toggle']}
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

const paths = {
  people: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7',
  mailbox: 'M3 6h18v13H3zM3 7l9 7 9-7',
  world: 'M12 2v5M10 4h4M6 21V11l6-4 6 4v10zM10 21v-4a2 2 0 0 1 4 0v4',
  network: 'M3 9c5-5 13-5 18 0M6 13c3.5-3.5 8.5-3.5 12 0M9.5 16.5c1.5-1.5 3.5-1.5 5 0M12 20v.1',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2',
  close: 'M6 6l12 12M18 6L6 18',
  arrow: 'M6 9l6 6 6-6',
} as const;

export function PanelIcon({ name }: { readonly name: keyof typeof paths }) {
  const className = name === 'arrow' ? `${styles['icon']} ${styles['arrow']}` : styles['icon'];
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}

interface ChoiceRowProps {
  readonly words: { readonly name: string; readonly about: string };
  /** The mark of the current row; undefined for the others. */
  readonly current: string | undefined;
  readonly onChoose: () => void;
}

/** One of several choices that take effect with a single click. */
export function ChoiceRow({ words, current, onChoose }: ChoiceRowProps) {
  return (
    <button
      className={controls['row']}
      type="button"
      aria-current={current === undefined ? undefined : 'true'}
      onClick={onChoose}
    >
      <strong>{words.name}</strong>
      {current !== undefined && <span className={styles['tag']}>{current}</span>}
      <span className={controls['about']}>{words.about}</span>
    </button>
  );
}

/** The properties of every view of the panel. */
export interface PanelTools {
  readonly state: SnapshotFrom<typeof panelMachine>;
  readonly send: (event: PanelEvent) => void;
}

export interface PartProps extends PanelTools {
  readonly church: ChurchView;
}

export const unreadCount = ({ state }: Pick<PanelTools, 'state'>): number =>
  (state.context.church?.mails ?? []).filter((mail) => !state.context.read.includes(mailKey(mail))).length;

/** For a `ref`: moves the focus to an element that has just been rendered. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();

/** The value of a field of text; '' where there is none. */
export const textOf = (fields: FormData, name: string): string => {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
};
