import { useId } from 'react';
import { type OwnRecord, WRITTEN_KINDS, type Written, type WrittenKind } from '@/people/domain/own-record.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { roleName } from '@/ui/messages/ko/auth-messages.ts';
import { answerName } from '@/ui/messages/ko/my-church-messages.ts';
import {
  privacyMessages as messages,
  reasonText,
  stateNames,
  timesPrayed,
  writtenNames,
} from '@/ui/messages/ko/privacy-messages.ts';
import { FactList } from './fact-list.tsx';
import styles from './privacy.module.css';
import { Readers } from './readers.tsx';

/** Everything that the user has written, answered and requested, by kind. */
export function OwnWritings({ written, prayedFor }: Pick<OwnRecord, 'written' | 'prayedFor'>) {
  const id = useId();
  const kinds = WRITTEN_KINDS.filter((kind) => written[kind].length > 0);
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.written}</PartHeading>
      {kinds.length === 0 && prayedFor === 0 && <p>{messages.nothingWritten}</p>}
      {kinds.map((kind) => (
        <Kind key={kind} kind={kind} entries={written[kind]} />
      ))}
      {prayedFor > 0 && (
        <FactList facts={[{ name: messages.prayedFor, value: timesPrayed(prayedFor), seenBy: 'me' }]} />
      )}
    </section>
  );
}

function Kind({ kind, entries }: { readonly kind: WrittenKind; readonly entries: readonly Written[] }) {
  return (
    <>
      <h3 className={styles.kind}>{writtenNames[kind]}</h3>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.id} kind={kind} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Entry({ kind, entry }: { readonly kind: WrittenKind; readonly entry: Written }) {
  const { title, day, note, answer, state, coming, isAnonymous, seenBy } = entry;
  const about = [state && stateNames[state], coming && answerName(coming)].filter((words) => words !== undefined);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.text}>{kind === 'roleRequests' ? roleName(title) : title}</p>
        <p className={styles.about}>
          {day !== undefined && <time dateTime={day}>{day}</time>}
          {about.map((words) => ` · ${words}`)}
        </p>
        {note !== '' && <p className={styles.text}>{note}</p>}
        {answer !== '' && <p className={styles.text}>{reasonText(answer)}</p>}
        {isAnonymous && <p className={styles.about}>{messages.nameless}</p>}
      </div>
      <Readers seenBy={seenBy} />
    </li>
  );
}
