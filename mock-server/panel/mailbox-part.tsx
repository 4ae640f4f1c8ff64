import type { Mail } from '../church/schemas/accounts.ts';
import styles from './demo-panel.module.css';
import { linkMessages, messages, sentMessages, unreadMessages } from './messages.ts';
import { mailKey } from './panel-model.ts';
import { PanelPart, type PanelTools, type PartProps, unreadCount } from './panel-part.tsx';
import controls from './rows-and-controls.module.css';

/** The mails that the server would have sent, newest first. */
export function MailboxPart({ church, ...tools }: PartProps) {
  const unread = unreadCount(tools);
  const mark = unread > 0 && <span className={styles['tag']}>{unreadMessages(unread)}</span>;
  return (
    <PanelPart {...tools} name="mailbox" mark={mark}>
      <p className={styles['hint']}>{church.mails.length === 0 ? messages.mailbox.none : messages.mailbox.hint}</p>
      {church.mails.length > 0 && (
        <ul className={controls['rows']}>
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
    <li className={isFresh ? `${controls['mail']} ${controls['fresh']}` : controls['mail']}>
      <h4>
        <button
          className={controls['subject']}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => send({ type: 'mail.toggled', key })}
        >
          <span className={controls['words']}>{mail.subject}</span>
          {isFresh && <span className={styles['tag']}>{messages.mailbox.fresh}</span>}
        </button>
      </h4>
      <p className={styles['hint']}>
        {messages.mailbox.to}{' '}
        <span lang="en" translate="no">
          {mail.to}
        </span>{' '}
        · <time dateTime={mail.sentAt}>{sentMessages(mail, now)}</time>
      </p>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <div className={controls['letter']}>
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
