import parts from './demo-parts.module.css';
import styles from './demo-rows.module.css';
import { MailItem } from './mail-item.tsx';
import { messages, unreadMessages } from './messages.ts';
import { mailKey } from './panel-model.ts';
import { PanelPart } from './panel-part.tsx';
import { type PartProps, unreadCount } from './panel-tools.ts';

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
