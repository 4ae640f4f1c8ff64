import { type ReactNode, useId } from 'react';
import { privacyEntry } from '@/composition/privacy.ts';
import type { CorrectionForm as CorrectionFormFactory, ProvidedCorrections } from '@/people/privacy.machine.ts';
import {
  MEMBER_FIELDS,
  type MemberField,
  type OwnAccount,
  type OwnEntry,
  type OwnPlace,
  type OwnRecord,
  type SeenBy,
  WRITTEN_KINDS,
  type Written,
  type WrittenKind,
} from '@/people/privacy.ts';
import type { SaveOwnRecord } from '@/people/privacy.use-cases.ts';
import type { Reading } from '@/shared/reading.machine.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Tag } from '@/ui/kit/data/tag.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { InTurn, PartHeading } from '@/ui/kit/layout/part.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { roleName } from '@/ui/messages/ko/auth.ts';
import { birthdayText, memberFieldNames, photoOf } from '@/ui/messages/ko/directory.ts';
import { genderNames } from '@/ui/messages/ko/member-facts.ts';
import { answerName, memberOfficeName, serviceName } from '@/ui/messages/ko/my-church.ts';
import {
  deviceCount,
  privacyMessages as messages,
  readerNames,
  reasonText,
  stateNames,
  timesPrayed,
  writtenNames,
} from '@/ui/messages/ko/privacy.ts';
import { pageNames } from '@/ui/messages/ko/shell.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import { useReading } from '@/ui/patterns/reading/use-reading.ts';
import { AccountDeletion } from './account-deletion.tsx';
import { CorrectionsPart } from './own-corrections.tsx';
import styles from './privacy.module.css';

/** The parts of the page; each is loaded and fails independently (MINE-06). */
export function PrivacyIsland() {
  const services = useServices(privacyEntry);
  return (
    <InTurn className={styles.parts}>
      <OwnRecordPart
        record={services.record}
        save={services.saveRecord}
        corrections={services.corrections}
        correctionForm={services.correctionForm}
      />
      <AccountDeletion provided={services.deletion} />
    </InTurn>
  );
}

interface OwnRecordPartProps {
  readonly record: Reading<OwnRecord>;
  readonly save: SaveOwnRecord;
  readonly corrections: ProvidedCorrections;
  readonly correctionForm: CorrectionFormFactory;
}

/** All data that the server has stored about the user, which is one answer, and the download of it. */
function OwnRecordPart(props: OwnRecordPartProps) {
  const { viewModel, retry } = useReading(props.record);
  return (
    <Async
      state={viewModel}
      loading={messages.loading}
      lines={12}
      renderFailed={(reason) =>
        reason === 'unsupported' ? (
          <EmptyState sentence={messages.unsupported} next={messages.unsupportedNext} />
        ) : (
          <FailureState sentence={messages.failed} reason={reason} onRetry={retry} />
        )
      }
    >
      {(record) => (
        <>
          <Download record={record} save={props.save} />
          <AccountFacts account={record.account} isLinked={record.member !== undefined} />
          {record.member !== undefined && <MemberFacts entry={record.member} />}
          {record.member !== undefined && (
            <CorrectionsPart provided={props.corrections} makeForm={props.correctionForm} />
          )}
          <OwnWritings written={record.written} prayedFor={record.prayedFor} />
        </>
      )}
    </Async>
  );
}

interface DownloadProps extends Pick<OwnRecordPartProps, 'save'> {
  readonly record: OwnRecord;
}

function Download({ record, save }: DownloadProps) {
  return (
    <div className={styles.download}>
      <Button variant="quiet" aria-describedby="download-hint" onClick={() => save(record)}>
        {messages.download}
      </Button>
      <p id="download-hint" className={styles.about}>
        {messages.downloadHint}
      </p>
    </div>
  );
}

interface AccountFactsProps {
  readonly account: OwnAccount;
  /** Whether the account is linked to a member (MINE-02). */
  readonly isLinked: boolean;
}

/** The e-mail address with which the user signs in, and the link to change it. */
function AccountFacts({ account: { email, name, roles, sessions, seenBy }, isLinked }: AccountFactsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.account}</PartHeading>
      <FactList
        facts={[
          { name: messages.email, value: email, seenBy: seenBy.email },
          { name: messages.name, value: name || messages.none, seenBy: seenBy.name },
          { name: messages.signIn, value: messages.byPassword, seenBy: undefined },
          { name: messages.roles, value: roles.map(roleName).join(', ') || messages.none, seenBy: seenBy.roles },
          ...(sessions === undefined
            ? []
            : [{ name: messages.sessions, value: deviceCount(sessions), seenBy: seenBy.sessions }]),
          ...(isLinked ? [{ name: messages.link, value: messages.linked, seenBy: undefined }] : []),
        ]}
      />
      <p className={styles.links}>
        <TextLink alone href={href('changeEmail')}>
          {pageNames.changeEmail}
        </TextLink>
        <TextLink alone href={href('changePassword')}>
          {pageNames.changePassword}
        </TextLink>
      </p>
      {!isLinked && (
        <Notice>
          <p>{messages.unlinked}</p>
          <TextLink alone href={href('myChurch')}>
            {messages.toMyChurch}
          </TextLink>
        </Notice>
      )}
    </section>
  );
}

/** The user's entry in the church's register, field by field. */
function MemberFacts({ entry }: { readonly entry: OwnEntry }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.member}</PartHeading>
      <FactList
        facts={MEMBER_FIELDS.map((field) => ({
          name: memberFieldNames[field],
          value: valueOf(entry, field) ?? <span className={styles.missing}>{messages.notEntered}</span>,
          seenBy: entry.seenBy[field],
        }))}
      />
      <p className={styles.links}>
        <TextLink alone href={href('directory')}>
          {messages.toVisibility}
        </TextLink>
      </p>
    </section>
  );
}

/** Undefined where there is no value. */
function valueOf(entry: OwnEntry, field: MemberField): ReactNode {
  if (field === 'gender') return entry.gender && genderNames[entry.gender];
  if (field === 'birthday') return entry.birthday && birthdayText(entry.birthday);
  if (field === 'photo') return entry.photo && <Photo name={entry.name} address={entry.photo} />;
  if (field === 'services') return entry.services.length === 0 ? undefined : entry.services.map(placeName).join(', ');
  return entry[field];
}

const placeName = (place: OwnPlace): string => [serviceName(place), memberOfficeName(place)].join(' ').trim();

function Photo({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <img
      className={styles.photo}
      src={address}
      alt={photoOf(name)}
      width={72}
      height={72}
      loading="lazy"
      referrerPolicy="no-referrer"
    />
  );
}

/** Everything that the user has written, answered and requested, by kind. */
function OwnWritings({ written, prayedFor }: Pick<OwnRecord, 'written' | 'prayedFor'>) {
  const id = useId();
  const kinds = WRITTEN_KINDS.filter((kind) => written[kind].length > 0);
  return (
    <section aria-labelledby={id}>
      <PartHeading id={id}>{messages.written}</PartHeading>
      {kinds.length === 0 && prayedFor === 0 && <p>{messages.nothingWritten}</p>}
      {kinds.map((kind) => (
        <WritingsOfKind key={kind} kind={kind} entries={written[kind]} />
      ))}
      {prayedFor > 0 && (
        <FactList facts={[{ name: messages.prayedFor, value: timesPrayed(prayedFor), seenBy: 'me' }]} />
      )}
    </section>
  );
}

function WritingsOfKind({ kind, entries }: { readonly kind: WrittenKind; readonly entries: readonly Written[] }) {
  return (
    <>
      <h3 className={styles.kind}>{writtenNames[kind]}</h3>
      <ul>
        {entries.map((entry) => (
          <Writing key={entry.id} kind={kind} entry={entry} />
        ))}
      </ul>
    </>
  );
}

function Writing({ kind, entry }: { readonly kind: WrittenKind; readonly entry: Written }) {
  const { title, day, note, answer, state, coming, isAnonymous, seenBy } = entry;
  const about = [state && stateNames[state], coming && answerName(coming)].filter((words) => words !== undefined);
  return (
    <li className={styles.entry}>
      <div className={styles.words}>
        <p className={styles.text}>{kind === 'roleRequests' ? roleName(title) : title}</p>
        <p className={styles.about}>
          {day !== undefined && <time dateTime={day}>{day}</time>}
          <span>{about.map((words) => ` · ${words}`).join('')}</span>
        </p>
        {note !== '' && <p className={styles.text}>{note}</p>}
        {answer !== '' && <p className={styles.text}>{reasonText(answer)}</p>}
        {isAnonymous && <p className={styles.about}>{messages.nameless}</p>}
      </div>
      <Readers seenBy={seenBy} />
    </li>
  );
}

interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly seenBy: SeenBy;
}

/** The stored values by name, and who sees each. */
function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, value, seenBy }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd>
            <Readers seenBy={seenBy} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Who sees an entry besides the user; nothing where the server does not tell. */
function Readers({ seenBy }: { readonly seenBy: SeenBy }) {
  if (seenBy === undefined) return null;
  return (
    <Tag tone={seenBy === 'me' || seenBy === 'office' ? 'plain' : 'accent'}>
      <VisuallyHidden>{`${messages.seenBy} `}</VisuallyHidden>
      <span>{readerNames[seenBy]}</span>
    </Tag>
  );
}
