import type { Mail } from '../church/schemas/accounts.ts';
import parts from './demo-panel.module.css';
import { linkMessages, messages, sentMessages, unreadMessages } from './messages.ts';
import { mailKey } from './panel-model.ts';
import { PanelPart, type PanelTools, type PartProps, unreadCount } from './panel-part.tsx';
import styles from './rows-and-controls.module.css';

/** The mails that the server would have sent, newest first. */
export function MailboxPart({ church, ...tools }: PartProps) {
  const unread = unreadCount(tools);
  const mark = unread > 0 && <span className={parts['tag']}>{unreadMessages(unread)}</span>;
  return (
    <PanelPart {...tools} name="mailbox" mark={mark}>
      <p className={parts['hint']}>{church.mails.length === 0 ? messages.mailbox.none : messages.mailbox.hint}</p>
      {church.mails.length > 0 && (
        <ul className={styles['rows']}>
          {church.mails.map((mail) => (
            <MailItem key={mailKey(mail)} {...tools} mail={mail} now={church.now} />
          ))}
        </ul>
      )}
    </PanelPart>
  );
}

interface MailItemProps extends PanelTools {
  readonly mail: Mail;
  /** The church's time as an ISO instant. */
  readonly now: string;
}

/** One mail: its subject opens it; its link opens in this tab, as it would from a mail program. */
function MailItem({ mail, now, state, send }: MailItemProps) {
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
              <a className={`${styles['button']} ${styles['firm']}`} href={mail.link}>
                {linkMessages(mail.link)}
              </a>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
