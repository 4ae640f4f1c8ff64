import { fitOf, type LinkAcceptance, type LinkCandidate, type LinkRequest } from '@/admin/domain/link-request.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import {
  decisionMessages,
  linkRequestMessages as messages,
  requestListMessages,
} from '@/ui/messages/ko/role-messages.ts';
import type { EntryProps } from './open-requests.tsx';
import styles from './requests.module.css';

type LinkRequestEntryProps = EntryProps<LinkRequest, LinkAcceptance>;

/** One request: the account, the name and date of birth, and the members whom it may mean. */
export function LinkRequestEntry({ request, accepting, send }: LinkRequestEntryProps) {
  const { name, birthDate, note, username, email, created, candidates } = request;
  return (
    <article className={styles.request}>
      <div>
        <h3>{name}</h3>
        <p className={styles.about}>
          {birthDate !== undefined && `${messages.born(birthDate)} · `}
          {`${username} · ${email}`}
          {created !== undefined && ' · '}
          {created !== undefined && <time dateTime={created}>{created}</time>}
        </p>
        {note !== '' && <p className={styles.reason}>{note}</p>}
        {candidates.length === 0 ? (
          <p className={styles.reason}>
            {messages.nobody} <TextLink href={href('manageMembers')}>{messages.toMembers}</TextLink>
          </p>
        ) : (
          <ul className={styles.candidates} aria-label={messages.candidates}>
            {candidates.map((member) => (
              <Candidate key={member.id} member={member} request={request} accepting={accepting} send={send} />
            ))}
          </ul>
        )}
      </div>
      <Buttons>
        <Button variant="quiet" busy={accepting !== undefined} onClick={() => send({ type: 'decline.asked', request })}>
          {decisionMessages.decline}
          <VisuallyHidden> {requestListMessages.decideGroup(username)}</VisuallyHidden>
        </Button>
      </Buttons>
    </article>
  );
}

function Candidate({ member, request, accepting, send }: LinkRequestEntryProps & { readonly member: LinkCandidate }) {
  const isLinking = accepting?.member.id === member.id;
  const facts = [
    member.birthDate && messages.born(member.birthDate),
    member.zone,
    messages.fits[fitOf(request, member)],
  ];
  return (
    <li className={styles.candidate}>
      <div>
        <TextLink alone href={href('memberDetail', { id: member.id })}>
          {member.name}
        </TextLink>
        <p className={styles.about}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      </div>
      <Button
        busy={accepting !== undefined}
        onClick={() => send({ type: 'acceptance.asked', accepted: { request, member } })}
      >
        {isLinking ? messages.linking : messages.link}
        <VisuallyHidden> {member.name}</VisuallyHidden>
      </Button>
    </li>
  );
}
