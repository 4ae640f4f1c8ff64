import { churchDate, plainOrder } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import { draftKinds } from '../schemas/content.ts';
import { findAccount } from './accounts.ts';
import { ownCorrections } from './corrections.ts';
import { draftsOf } from './drafts.ts';
import { readEvent } from './events.ts';
import { type Audience, ownMemberRecord } from './me.ts';
import { findOwnMember } from './members.ts';
import { done } from './outcome.ts';
import { newestFirst } from './posts.ts';
import { hasEnded } from './prayers.ts';
import { isPupil } from './pupils.ts';
import { findRole } from './roles.ts';

/** The account itself. All signed-in users see who has a role, and Admins alone the e-mail address (ROLE-03); a pupil is named to linked members (ORGN-07). */
function ownAccount(church: Church, accountId: string) {
  const {
    email = '',
    name = '',
    roles = [],
    emailConfirmed = false,
    deletionDue = null,
  } = findAccount(church, accountId) ?? {};
  const now = church.now().toISOString();
  const sessions = church.refreshTokens.findMany((query) =>
    query.where((each) => each.accountId === accountId && !each.revoked && !each.replacedBy && each.expiresAt > now),
  );
  const own = findOwnMember(church, accountId);
  const readers: Audience = own && isPupil(church, own.member.id) ? 'members' : 'signedIn';
  const audience: Audience = roles.length > 0 ? readers : 'office';
  const seenBy = { email: 'office', name: audience, roles: audience, sessions: 'me' } as const;
  return { email, name, roles, emailConfirmed, deletionDue, sessions: sessions.length, seenBy };
}

const memberIdOf = (church: Church, accountId: string): number => findOwnMember(church, accountId)?.member.id ?? 0;

function ownPrayers(church: Church, accountId: string) {
  const memberId = memberIdOf(church, accountId);
  const own = church.prayers.findMany((query) => query.where({ memberId }));
  return own.toSorted(newestFirst).map((prayer) => {
    const { id, text, zoneId, anonymous, created, until, answered, hiddenReason } = prayer;
    const isClosed = hiddenReason !== null || hasEnded(church, prayer);
    const open: Audience = zoneId === null ? 'members' : 'zone';
    const seenBy: Audience = isClosed ? 'office' : open;
    return {
      id,
      text,
      anonymous,
      writtenOn: churchDate(new Date(created)),
      until,
      answered,
      hiddenReason,
      seenBy,
    };
  });
}

/** How often the user has prayed for others; the requests themselves are other users' data. */
function prayersFor(church: Church, accountId: string): number {
  const memberId = memberIdOf(church, accountId);
  return church.prayers.all().flatMap(({ prayedBy }) => prayedBy.filter((one) => one.memberId === memberId)).length;
}

/** The answers to all events, past ones included. */
function ownAnswers(church: Church, accountId: string) {
  const answers = church.attendances.findMany((query) => query.where({ accountId }));
  const dated = answers.flatMap(({ eventId, people, waiting }) => {
    const event = readEvent(church, eventId);
    if (event.kind === 'refused') return [];
    const { name, start } = event.value;
    return [{ eventId, event: name, start, people, waiting, seenBy: 'editors' as const }];
  });
  return dated.toSorted((one, other) => plainOrder(other.start, one.start) || one.eventId - other.eventId);
}

const ownRoleRequests = (church: Church, accountId: string) =>
  church.roleRequests
    .findMany((query) => query.where({ accountId }))
    .map(({ id, roleId, reason, created, state, answer }) => {
      const role = findRole(church, roleId)?.name ?? '';
      return { id, role, reason, created, state, answer, seenBy: 'office' as const };
    });

const ownLinkRequests = (church: Church, accountId: string) =>
  church.linkRequests
    .findMany((query) => query.where({ accountId }))
    .map(({ id, name, birthDate, note, created, state, answer }) => {
      const asked = { id, name, birthDate, note, created, state, answer };
      return { ...asked, seenBy: 'office' as const };
    });

const ownDrafts = (church: Church, accountId: string) =>
  draftKinds.flatMap((kind) =>
    draftsOf(church, kind)
      .filter(({ writerId }) => writerId === accountId)
      .map(({ postId, created, saved, texts }) => {
        const draft = { id: postId, kind, created, saved, texts };
        return { ...draft, seenBy: 'editors' as const };
      }),
  );

/** All data that the server has stored about an account and its member, without data of other users (MINE-06). */
export const readOwnRecord = (church: Church, accountId: string) =>
  done({
    account: ownAccount(church, accountId),
    member: ownMemberRecord(church, accountId),
    prayers: ownPrayers(church, accountId),
    prayedFor: prayersFor(church, accountId),
    attendance: ownAnswers(church, accountId),
    roleRequests: ownRoleRequests(church, accountId),
    linkRequests: ownLinkRequests(church, accountId),
    corrections: ownCorrections(church, accountId).map((each) => ({ ...each, seenBy: 'office' as const })),
    drafts: ownDrafts(church, accountId),
  });
