import { useSelector } from '@xstate/react';
import { type RefObject, useEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ClockPart } from './clock-part.tsx';
import styles from './demo-panel.module.css';
import { MailboxPart } from './mailbox-part.tsx';
import { messages, statusMessage, unreadMessages } from './messages.ts';
import { NetworkPart } from './network-part.tsx';
import type { panelMachine } from './panel.machine.ts';
import { focusOnMount, PanelIcon, type PanelTools, unreadCount } from './panel-part.tsx';
import { PeoplePart } from './people-part.tsx';
import { WorldPart } from './world-part.tsx';

/** The demo panel: a tab at the window's edge, or the sheet that it opens (MOCK-03). */
export function DemoPanel({ actor }: { readonly actor: ActorRefFrom<typeof panelMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { church, status, movesFocus } = state.context;
  const isOpen = state.matches({ sheet: 'open' });
  const tools = { state, send: actor.send };
  const close = (): void => actor.send({ type: 'panel.closed' });
  const place = useEscape<HTMLElement>(isOpen, close);

  return (
    <aside className={isOpen ? styles['sheet'] : styles['edge']} aria-label={messages.title} ref={place}>
      {isOpen ? (
        <div className={styles['head']}>
          <div>
            <h2 className={styles['title']} tabIndex={-1} ref={movesFocus ? focusOnMount : undefined}>
              {messages.title}
            </h2>
            <p className={styles['warning']}>{messages.warning}</p>
          </div>
          <button className={styles['close']} type="button" aria-label={messages.close} onClick={close}>
            <PanelIcon name="close" />
          </button>
        </div>
      ) : (
        <PanelButton {...tools} />
      )}
      <p className={isOpen ? styles['status'] : styles['hush']} aria-live="polite">
        {state.hasTag('quiet') ? status && statusMessage(status) : messages.busy}
      </p>
      {isOpen && church !== undefined && (
        <div className={styles['parts']}>
          <PeoplePart {...tools} church={church} />
          <MailboxPart {...tools} church={church} />
          <WorldPart {...tools} church={church} />
          <NetworkPart {...tools} church={church} />
          <ClockPart {...tools} church={church} />
        </div>
      )}
    </aside>
  );
}

/** Opens the panel; shows the count of unread mails. */
function PanelButton({ state, send }: PanelTools) {
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
      {unread > 0 && <span className={styles['tag']}>{unreadMessages(unread)}</span>}
    </button>
  );
}

/** Calls `close` on Escape while the focus is inside; elsewhere Escape belongs to the page. */
function useEscape<Place extends HTMLElement>(isListening: boolean, close: () => void): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') latest.current();
    };
    const element = isListening ? place.current : null;
    element?.addEventListener('keydown', listen);
    return () => element?.removeEventListener('keydown', listen);
  }, [isListening]);
  return place;
}
