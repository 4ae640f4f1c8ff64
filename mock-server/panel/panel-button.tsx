import styles from './demo-panel.module.css';
import parts from './demo-parts.module.css';
import { focusOnMount } from './focus-on-mount.ts';
import { messages, unreadMessages } from './messages.ts';
import { type PanelTools, unreadCount } from './panel-tools.ts';

/** Opens the panel; shows the count of unread mails. */
export function PanelButton({ state, send }: PanelTools) {
  const unread = unreadCount({ state });
  return (
    <button
      className={styles['opener']}
      type="button"
      aria-expanded={false}
      ref={state.context.movesFocus ? focusOnMount : undefined}
      onClick={() => send({ type: 'panel.opened' })}
    >
      {messages.title}
      {unread > 0 && <span className={parts['tag']}>{unreadMessages(unread)}</span>}
    </button>
  );
}
