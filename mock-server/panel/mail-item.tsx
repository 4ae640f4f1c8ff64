import type { Mail } from '../church/schemas/accounts.ts';
import controls from './demo-controls.module.css';
import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';
import { linkMessages, messages, sentMessages } from './messages.ts';
import { mailKey } from './panel-model.ts';
import type { PanelTools } from './panel-tools.ts';

interface MailItemProps extends PanelTools {
  readonly mail: Mail;
  /** The church's time as an ISO instant. */
  readonly now: string;
}

/** One mail: its subject opens it; its link opens in this tab, as it would from a mail program. */
export function MailItem({ mail, now, state, send }: MailItemProps) {
  const key = mailKey(mail);
  const isOpen = state.context.mail === key;
  const isFresh = !state.context.read.includes(key);
  const id = `demo-mail-${mail.id}`;
  return (
    <li className={isFresh ? `${styles['mail']} ${styles['fresh']}` : styles['mail']}>
      <h4>
        <button
          className={styles['subject']}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => send({ type: 'mail.toggled', key })}
        >
          <span className={styles['words']}>{mail.subject}</span>
          {isFresh && <span className={parts['tag']}>{messages.mailbox.fresh}</span>}
        </button>
      </h4>
      <p className={parts['hint']}>
        {messages.mailbox.to}{' '}
        <span lang="en" translate="no">
          {mail.to}
        </span>{' '}
        · <time dateTime={mail.sentAt}>{sentMessages(mail, now)}</time>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={styles['letter']}>
            <p>{mail.text}</p>
            {mail.link !== null && (
              <a className={`${controls['button']} ${controls['firm']}`} href={mail.link}>
                {linkMessages(mail.link)}
              </a>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
