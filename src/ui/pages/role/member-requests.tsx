import type { Acceptance } from '@/admin/requests/requests.machine.ts';
import {
  type Correction,
  fitOf,
  type LinkAcceptance,
  type LinkCandidate,
  type LinkRequest,
} from '@/admin/requests/requests.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { PersonName, VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { correctableNames } from '@/ui/messages/ko/directory.ts';
import { numberOf } from '@/ui/messages/ko/member-facts.ts';
import { correctionInboxMessages, currentText, finishLabels } from '@/ui/messages/ko/requests.ts';
import { decisionMessages, linkRequestMessages, requestListMessages } from '@/ui/messages/ko/roles.ts';
import { type EntryProps, OpenRequests, type RunningRequests } from './open-requests.tsx';
import styles from './roles.module.css';

/** Accounts that request to be linked to a member, for an Admin (MINE-02). */
export function LinkRequests({ running }: { readonly running: RunningRequests<LinkRequest, LinkAcceptance> }) {
  return (
    <OpenRequests
      running={running}
      messages={linkRequestMessages}
      declineLead={({ username }) => linkRequestMessages.declineLead(username)}
      renderEntry={(entry) => <LinkRequestEntry key={entry.request.id} {...entry} />}
    />
  );
}

type LinkRequestEntryProps = EntryProps<LinkRequest, LinkAcceptance>;

/** One request: the account, the name and date of birth, and the members whom it may mean. */
function LinkRequestEntry({ request, accepting, send }: LinkRequestEntryProps) {
  const { name, birthDate, note, username, email, created, candidates } = request;
  return (
    <article className={styles.request}>
      <div>
        <h3 translate="no">{name}</h3>
        <p className={styles.about}>
          {birthDate !== undefined && <span>{`${linkRequestMessages.born(birthDate)} · `}</span>}
          <span>{`${username} · ${email}${created === undefined ? '' : ' · '}`}</span>
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        {note !== '' && <p className={styles.reason}>{note}</p>}
        {candidates.length === 0 ? (
          <p className={styles.reason}>
            <span>{linkRequestMessages.nobody}</span>{' '}
            <TextLink href={href('manageMembers')}>{linkRequestMessages.toMembers}</TextLink>
          </p>
        ) : (
          <ul className={styles.candidates} aria-label={linkRequestMessages.candidates}>
            {candidates.map((member) => (
              <Candidate key={member.id} member={member} request={request} accepting={accepting} send={send} />
            ))}
          </ul>
        )}
      </div>
      <Buttons>
        <Button variant="quiet" busy={accepting !== undefined} onClick={() => send({ type: 'decline.asked', request })}>
          <span>{decisionMessages.decline}</span>
          <VisuallyHidden>{` ${requestListMessages.decideGroup(username)}`}</VisuallyHidden>
        </Button>
      </Buttons>
    </article>
  );
}

function Candidate({ member, request, accepting, send }: LinkRequestEntryProps & { readonly member: LinkCandidate }) {
  const isLinking = accepting?.member.id === member.id;
  const number = numberOf(member.id);
  const facts = [
    number,
    member.birthDate && linkRequestMessages.born(member.birthDate),
    member.zone,
    linkRequestMessages.fits[fitOf(request, member)],
  ];
  return (
    <li className={styles.candidate}>
      <div>
        <TextLink alone href={href('memberDetail', { id: member.id })}>
          <PersonName>{member.name}</PersonName>
        </TextLink>
        <p className={styles.about}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      <Button
        busy={accepting !== undefined}
        onClick={() => send({ type: 'acceptance.asked', accepted: { request, member } })}
      >
        <span>{isLinking ? linkRequestMessages.linking : linkRequestMessages.link}</span>
        <VisuallyHidden>{` ${member.name} ${number}`}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** The corrections that members request from the office, for an Admin (MINE-06). */
export function Corrections({ running }: { readonly running: RunningRequests<Correction, Acceptance<Correction>> }) {
  return (
    <OpenRequests
      running={running}
      messages={correctionInboxMessages}
      declineLead={({ username }) => correctionInboxMessages.declineLead(username)}
      renderEntry={(entry) => <CorrectionEntry key={entry.request.id} {...entry} />}
    />
  );
}

/** One request: the member, the present value and the requested one. */
function CorrectionEntry({ request, accepting, send }: EntryProps<Correction, Acceptance<Correction>>) {
  const { id, field, wanted, note, created, member, username, email } = request;
  const isBusy = accepting !== undefined;
  const isFinishing = accepting?.request.id === id;
  const labels = finishLabels(request);
  const whose = <VisuallyHidden>{` ${requestListMessages.decideGroup(username)}`}</VisuallyHidden>;
  return (
    <article className={styles.request}>
      <div>
        <h3>{correctableNames[field]}</h3>
        <p className={styles.about}>
          <span>{`${username} · ${email}${created === undefined ? '' : ' · '}`}</span>
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        <p className={styles.reason}>{currentText(request)}</p>
        <p className={styles.reason}>
          <strong>{correctionInboxMessages.wanted}</strong> <span>{wanted}</span>
        </p>
        {note !== '' && <p className={styles.reason}>{note}</p>}
        {member !== undefined && (
          <TextLink alone href={href('memberDetail', { id: member.id })}>
            {correctionInboxMessages.toMember(member.name)}
          </TextLink>
        )}
      </div>
      <Buttons>
        <Button busy={isBusy} onClick={() => send({ type: 'acceptance.asked', accepted: { request } })}>
          <span>{isFinishing ? labels.busy : labels.rest}</span>
          {whose}
        </Button>
        <Button variant="quiet" busy={isBusy} onClick={() => send({ type: 'decline.asked', request })}>
          <span>{decisionMessages.decline}</span>
          {whose}
        </Button>
      </Buttons>
    </article>
  );
}
