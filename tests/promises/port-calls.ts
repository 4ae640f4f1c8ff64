import { makeHttpAccountGateway } from '@/adapters/http/account.ts';
import { makeHttpAccountDeletionGateway } from '@/adapters/http/account-deletion.ts';
import { ADVERTISEMENTS } from '@/adapters/http/advertisements.ts';
import { makeHttpAdvertisementEditor } from '@/adapters/http/advertisements.writing.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcements.ts';
import { makeHttpAnnouncementEditor, makeHttpAnnouncementPublisher } from '@/adapters/http/announcements.writing.ts';
import { type Answer, acknowledge, bodyOf } from '@/adapters/http/answers.ts';
import { makeHttpAttendanceRepository } from '@/adapters/http/attendance.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-studies.ts';
import { makeHttpBibleStudyEditor } from '@/adapters/http/bible-studies.writing.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import { makeHttpCalendarFeed } from '@/adapters/http/calendar-feed.ts';
import { type HttpClient, logged } from '@/adapters/http/client.ts';
import { makeHttpCorrectionRepository, makeHttpCorrectionRequestRepository } from '@/adapters/http/corrections.ts';
import { makeHttpDirectoryRepository } from '@/adapters/http/directory.ts';
import { makeHttpDutyRepository } from '@/adapters/http/duties.ts';
import { makeHttpEventPublisher, makeHttpEventRepository } from '@/adapters/http/events.ts';
import { eventDraftCalls, makeHttpEventEditor } from '@/adapters/http/events.writing.ts';
import { makeHttpLinkRequestRepository } from '@/adapters/http/link-requests.ts';
import { makeHttpMemberNameRepository, makeHttpMemberRepository } from '@/adapters/http/members.ts';
import { makeHttpMembershipRepository } from '@/adapters/http/membership.ts';
import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { makeHttpOrganisationEditor } from '@/adapters/http/organisation.writing.ts';
import { makeHttpOwnRecordRepository } from '@/adapters/http/own-record.ts';
import { makeHttpDutyHolderRepository } from '@/adapters/http/people.ts';
import { type DraftCalls, draftCallsOf, makeHttpPostDraftRepository } from '@/adapters/http/posts.drafts.ts';
import { makeHttpPostRepository } from '@/adapters/http/posts.ts';
import { makeHttpPostPinRepository, makePostPublisher } from '@/adapters/http/posts.writing.ts';
import { makeHttpPrayerRepository } from '@/adapters/http/prayers.ts';
import { makeHttpRestorations } from '@/adapters/http/restorations.ts';
import { makeHttpRoleRepository, makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import { makeHttpContentSearch } from '@/adapters/http/search.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { makeHttpVisibilityRepository } from '@/adapters/http/visibility.ts';
import { makeHttpZoneRepository } from '@/adapters/http/zones.ts';
import { NO_DUTY } from '@/admin/boards/duties.ts';
import type { SessionGateway } from '@/auth/session.ports.ts';
import { POST_FIELDS } from '@/content/posts/posts.writing.ts';
import type { UploadGateway } from '@/content/uploads/uploads.ports.ts';
import type { PostReport } from '@/content/writing/writing.ports.ts';
import type { FailureLog } from '@/shared/notifications.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { RESTORABLE_KINDS } from '@/shared/removals.ts';
import { signInFailures } from '@/ui/messages/ko/auth.ts';
import { registerFailures } from '@/ui/messages/ko/registration.ts';
import { aDraft } from '../builders/announcement.ts';
import { aFile } from '../builders/upload-file.ts';
import { BASE_URL } from '../fakes/church.ts';
import { recordedFailures } from '../fakes/failure-log.ts';
import { answered } from '../fakes/scripted-sender.ts';

/** One call of a port, as a page makes it. */
export interface PortCall {
  readonly name: string;
  /** Makes the call through a client; failures are written to the log. */
  readonly run: (line: HttpClient, log?: FailureLog) => Promise<Outcome<unknown, string>>;
  /** The reasons of the call's own error catalogue, if it has one. */
  readonly own: readonly string[];
  /** Whether the shape of a success is agreed, so that any other is a failure. */
  readonly isAgreed?: true;
}

type Asked = Promise<Outcome<unknown, string>>;

const call = (name: string, ask: (client: HttpClient) => Asked, own: PortCall['own'] = []): PortCall => ({
  name,
  run: (line, log = recordedFailures()) => ask(logged(line, log)),
  own,
});

/** The session's gateway uses the bare client and logs its failures itself. */
const sessionCall = (name: string, ask: (gateway: SessionGateway) => Asked, own: PortCall['own']): PortCall => ({
  name,
  run: (line, log = recordedFailures()) => ask(makeHttpSessionGateway(line, log)),
  own,
});

const page = 'api/File/content/1';

/** A server that answers readings with a bulletin's page, so that only the write that follows is tested. */
const whenRead =
  (send: HttpClient): HttpClient =>
  (question) =>
    question.method === undefined ? Promise.resolve(answered(200, [`/${page}`])) : send(question);

const person = { id: 7, name: '김민수' };
const place = { id: 1, name: '1구역' };
const family = { id: 3, name: '김민수 가정', head: person, spouse: undefined, members: [] };
const days = { first: '2026-11-01', last: '2026-11-30' } as const;
const aMember = {
  id: 7,
  name: '김민수',
  email: 'minsu.kim@example.org',
  gender: 'male',
  birthDate: '1976-05-30',
  duty: undefined,
  zone: undefined,
  family: undefined,
} as const;

const anEvent = {
  name: '바자회',
  start: '2026-11-21',
  end: '2026-11-21',
  type: 'general',
  hostedBy: '여전도회',
} as const;

const aChange = { texts: aDraft(), kept: [], files: [], notifyProgress: () => undefined };

const logIn = (answer: Answer) => (answer.kind === 'answered' ? answer.logMalformed : undefined);

/** Sends forms by the client that the test breaks. */
const uploadsBy = (client: HttpClient): UploadGateway => ({
  send: async ({ method = 'POST', path, ifMatch, signal }) => {
    const answer = await client({ method, path, ifMatch, signal });
    const outcome = acknowledge(answer);
    return outcome.kind === 'done' ? { ...done(bodyOf(answer)), logMalformed: logIn(answer) } : outcome;
  },
});

const aPrayer = {
  text: '어머니의 회복을 위해 기도해 주세요.',
  scope: 'zone',
  isAnonymous: true,
  until: '2026-12-16',
} as const;

const saved = async (report: Promise<PostReport<unknown>>): Asked => (await report).outcome;

const anEdit = <Draft>(draft: Draft) => ({ id: 1, version: '"1"', draft });

/** The content of each kind of post. */
const draftTexts = {
  announcements: { title: '바자회', content: '음식을 나눕니다.', author: '여선교회' },
  advertisements: { title: '바자회', content: '음식을 나눕니다.', author: '여선교회' },
  'Bible studies': { title: '바자회' },
  events: { name: '바자회', start: '2026-12-05', end: '2026-12-05', type: 'general', hostedBy: '여선교회' },
} as const;

/** Every call for the drafts of one kind of post. */
function draftCalls<Post>(noun: keyof typeof draftTexts, kind: DraftCalls<Post>) {
  const content = { ...aChange, texts: draftTexts[noun] };
  const drafts = (client: HttpClient) => makeHttpPostDraftRepository(client, BASE_URL, kind, uploadsBy(client));
  return {
    reading: call(`the drafts of ${noun}`, (client) => drafts(client).all()),
    writing: [
      ...[
        call(`a draft of ${noun} saved`, (client) => saved(drafts(client).save(content))),
        call(`a draft of ${noun} changed`, (client) => saved(drafts(client).change(anEdit(content)))),
        call(`a draft of ${noun} published`, (client) => saved(drafts(client).publish(anEdit(content)))),
      ].map((one): PortCall => ({ ...one, isAgreed: true })),
      call(`a draft of ${noun} deleted`, (client) => drafts(client).remove(57)),
    ],
  };
}

const announcementDrafts = draftCalls('announcements', draftCallsOf(ANNOUNCEMENTS, POST_FIELDS));
const advertisementDrafts = draftCalls('advertisements', draftCallsOf(ADVERTISEMENTS, POST_FIELDS));
const bibleStudyDrafts = draftCalls('Bible studies', draftCallsOf(BIBLE_STUDIES, ['title']));
const eventDrafts = draftCalls('events', eventDraftCalls);

/** Every call that reads. */
export const readingCalls: readonly PortCall[] = [
  call('the announcements', (client) => makeHttpPostRepository(client, BASE_URL, ANNOUNCEMENTS).page(1)),
  call('one announcement', (client) => makeHttpPostRepository(client, BASE_URL, ANNOUNCEMENTS).find(57)),
  call('an announcement to be changed', (client) => makeHttpAnnouncementEditor(client).find(57)),
  call('an event to be changed', (client) => makeHttpEventEditor(client).find(1)),
  call('an advertisement to be changed', (client) =>
    makeHttpAdvertisementEditor(client, uploadsBy(client), BASE_URL).find(1),
  ),
  call('a Bible study to be changed', (client) =>
    makeHttpBibleStudyEditor(client, uploadsBy(client), BASE_URL).find(1),
  ),
  call('the advertisements', (client) => makeHttpPostRepository(client, BASE_URL, ADVERTISEMENTS).page(1)),
  call('one advertisement', (client) => makeHttpPostRepository(client, BASE_URL, ADVERTISEMENTS).find(12)),
  call('the Bible studies', (client) => makeHttpPostRepository(client, BASE_URL, BIBLE_STUDIES).page(1)),
  call('one Bible study', (client) => makeHttpPostRepository(client, BASE_URL, BIBLE_STUDIES).find(31)),
  call('a bulletin', (client) => makeHttpBulletinRepository(client, BASE_URL).pages('Sun2026Nov22')),
  call('the Sundays with a bulletin', (client) => makeHttpBulletinRepository(client, BASE_URL).sundays(days)),
  call('a search', (client) => makeHttpContentSearch(client).find(['찬양'], 1)),
  call('a month of events', (client) => makeHttpEventRepository(client).during(days)),
  call('one event', (client) => makeHttpEventRepository(client).find(4)),
  call('the places of an event', (client) => makeHttpAttendanceRepository(client).places(57)),
  call('my own answers to events', (client) => makeHttpAttendanceRepository(client).answers()),
  call('my own answer to an event', (client) => makeHttpAttendanceRepository(client).own(57)),
  call('who comes to an event', (client) => makeHttpAttendanceRepository(client).parties(57)),
  call('the calendar to subscribe to', (client) => makeHttpCalendarFeed(client, BASE_URL).find()),
  call('those who hold a duty', (client) => makeHttpDutyHolderRepository(client).namesOf(4)),
  call('the governing session', (client) => makeHttpOrganisationRepository(client).governingSession()),
  call('a committee', (client) => makeHttpOrganisationRepository(client).committee(1)),
  call('a mission society', (client) => makeHttpOrganisationRepository(client).mission(101)),
  call('the governing session, to be edited', (client) =>
    makeHttpOrganisationEditor(client).read({ kind: 'governingSession', id: '' }),
  ),
  call('the names of the members', (client) => makeHttpMemberNameRepository(client).all()),
  call('the members', (client) => makeHttpMemberRepository(client).all()),
  call('a member', (client) => makeHttpMemberRepository(client).find(7)),
  call('the duties that a member can hold', (client) => makeHttpMemberRepository(client).duties()),
  call('the duties with their members', (client) => makeHttpDutyRepository(client).duties()),
  call('the members who could hold a duty', (client) => makeHttpDutyRepository(client).members()),
  call('the zones', (client) => makeHttpZoneRepository(client).zones()),
  call('my roles', (client) => makeHttpRoleRepository(client).mine()),
  call('all roles', (client) => makeHttpRoleRepository(client).all()),
  call('a role', (client) => makeHttpRoleRepository(client).detail('role-admin')),
  call('the requests to be linked', (client) => makeHttpLinkRequestRepository(client).open()),
  call('my membership', (client) => makeHttpMembershipRepository(client).own()),
  call('whether my account is deleted', (client) => makeHttpAccountDeletionGateway(client).read()),
  call('what the church keeps of me', (client) => makeHttpOwnRecordRepository(client, BASE_URL).read()),
  call('my corrections', (client) => makeHttpCorrectionRepository(client).own()),
  call('the open corrections', (client) => makeHttpCorrectionRequestRepository(client).open()),
  call('the open requests', (client) => makeHttpRoleRequestRepository(client).open()),
  announcementDrafts.reading,
  advertisementDrafts.reading,
  bibleStudyDrafts.reading,
  eventDrafts.reading,
  call('the prayer requests', (client) => makeHttpPrayerRepository(client).all()),
  call('the directory', (client) =>
    makeHttpDirectoryRepository(client, BASE_URL).page({ words: ['김'], zone: 2, page: 1 }),
  ),
  call('what I have opened', (client) => makeHttpVisibilityRepository(client, BASE_URL).read()),
  sessionCall(
    'signing in',
    (session) => session.signIn({ email: 'a@example.org', password: 'Aa1!' }),
    Object.keys(signInFailures),
  ),
  sessionCall('a refresh', (session) => session.refresh('token'), ['over', 'unreachable']),
];

const aPage = {
  label: 'Sun2026Nov22',
  mode: 'append',
  files: [aFile('1.png')],
  fields: [],
  notifyProgress: () => undefined,
} as const;

/** Every call that sends a form with files. */
export const formCalls: readonly PortCall[] = [
  {
    ...call('a bulletin published', (client) => makeHttpBulletinPublisher(uploadsBy(client)).publish(aPage)),
    isAgreed: true,
  },
  {
    ...call('a Bible study posted', (client) =>
      saved(makePostPublisher(uploadsBy(client), BASE_URL, BIBLE_STUDIES).publish(aPage)),
    ),
    isAgreed: true,
  },
  {
    ...call('an advertisement posted', (client) =>
      saved(makePostPublisher(uploadsBy(client), BASE_URL, ADVERTISEMENTS).publish(aPage)),
    ),
    isAgreed: true,
  },
  ...advertisementDrafts.writing,
  ...bibleStudyDrafts.writing,
  {
    ...call('an advertisement changed', (client) =>
      saved(makeHttpAdvertisementEditor(client, uploadsBy(client), BASE_URL).save(anEdit(aChange))),
    ),
    isAgreed: true,
  },
  {
    ...call('a Bible study changed', (client) =>
      saved(makeHttpBibleStudyEditor(client, uploadsBy(client), BASE_URL).save(anEdit(aChange))),
    ),
    isAgreed: true,
  },
];

/** Every other call that writes. */
export const writingCalls: readonly PortCall[] = [
  {
    ...call('an announcement changed', (client) => saved(makeHttpAnnouncementEditor(client).save(anEdit(aDraft())))),
    isAgreed: true,
  },
  {
    ...call('an event changed', (client) => saved(makeHttpEventEditor(client).save(anEdit(anEvent)))),
    isAgreed: true,
  },
  {
    ...call('an announcement posted', (client) => makeHttpAnnouncementPublisher(client).post(aDraft(), new Date(0))),
    isAgreed: true,
  },
  call('an announcement pinned', (client) =>
    makeHttpPostPinRepository(client, ANNOUNCEMENTS.item).pin(57, '2026-11-25'),
  ),
  call('an advertisement pinned', (client) =>
    makeHttpPostPinRepository(client, ADVERTISEMENTS.item).pin(1, '2026-11-25'),
  ),
  call('a Bible study pinned no more', (client) =>
    makeHttpPostPinRepository(client, BIBLE_STUDIES.item).pin(1, undefined),
  ),
  call('an announcement deleted', (client) => makeHttpPostRepository(client, BASE_URL, ANNOUNCEMENTS).remove(57)),
  call('an advertisement deleted', (client) => makeHttpPostRepository(client, BASE_URL, ADVERTISEMENTS).remove(1)),
  call('a Bible study deleted', (client) => makeHttpPostRepository(client, BASE_URL, BIBLE_STUDIES).remove(1)),
  call('a bulletin deleted', (client) => makeHttpBulletinRepository(client, BASE_URL).remove('Sun2026Nov22')),
  call('the pages of a bulletin put in order', (client) =>
    makeHttpBulletinRepository(whenRead(client), BASE_URL).arrange('Sun2026Nov22', {
      known: [`${BASE_URL}${page}`],
      kept: [`${BASE_URL}${page}`],
    }),
  ),
  call('an event added', (client) =>
    makeHttpEventPublisher(client).post({
      name: '바자회',
      start: '2026-11-21',
      end: '2026-11-21',
      type: 'general',
      hostedBy: '여전도회',
    }),
  ),
  { ...call('coming to an event', (client) => makeHttpAttendanceRepository(client).attend(57, 3)), isAgreed: true },
  call('an event deleted', (client) => makeHttpEventPublisher(client).remove(1)),
  call('a member registered', (client) =>
    makeHttpMemberRepository(client).add({ name: '김민수', gender: 'male', birthDate: '1976-05-30' }),
  ),
  call('a member saved', (client) => makeHttpMemberRepository(client).save(aMember, '"1"')),
  call('a member deleted', (client) => makeHttpMemberRepository(client).remove(7)),
  ...RESTORABLE_KINDS.map((kind) =>
    call(`of kind ${kind}, something restored`, (client) => makeHttpRestorations(client).restore(kind, '7')),
  ),
  call('a member given a duty', (client) =>
    makeHttpDutyRepository(client).move({ member: person, from: place, to: place }),
  ),
  call('a duty taken away', (client) =>
    makeHttpDutyRepository(client).move({ member: person, from: place, to: { id: NO_DUTY, name: '' } }),
  ),
  call('an office of a zone given', (client) =>
    makeHttpZoneRepository(client).giveRole({ zone: place, role: 'leader', person, before: undefined }),
  ),
  call('a family moved', (client) => makeHttpZoneRepository(client).moveFamily({ family, from: place, to: place })),
  call('a member moved', (client) => makeHttpZoneRepository(client).moveMember({ person, from: family, to: family })),
  call('a role taken away', (client) => makeHttpRoleRepository(client).remove('1', '7')),
  call('a role given', (client) => makeHttpRoleRepository(client).add('1', 'minsu.kim@example.org')),
  call('a role asked for', (client) =>
    makeHttpRoleRequestRepository(client).ask({ roleId: '1', reason: '주보를 올립니다' }),
  ),
  call('a link to a member asked for', (client) =>
    makeHttpMembershipRepository(client).askForLink({ name: '정하나', birthDate: '1993-03-26', note: '' }),
  ),
  {
    ...call('my account to be deleted', (client) => makeHttpAccountDeletionGateway(client).ask('Somang1976!')),
    isAgreed: true,
  },
  call('my account kept after all', (client) => makeHttpAccountDeletionGateway(client).cancel()),
  call('a wish to be linked taken back', (client) => makeHttpMembershipRepository(client).withdrawLink()),
  call('a correction asked for', (client) =>
    makeHttpCorrectionRepository(client).ask({ field: 'telephone', wanted: '+595 981 765 432', note: '' }),
  ),
  call('a correction taken back', (client) => makeHttpCorrectionRepository(client).withdraw(1)),
  call('a correction finished', (client) => makeHttpCorrectionRequestRepository(client).finish(1)),
  call('a correction declined', (client) =>
    makeHttpCorrectionRequestRepository(client).decline(1, '확인이 필요합니다'),
  ),
  call('a decision on a correction undone', (client) => makeHttpCorrectionRequestRepository(client).reopen(1)),
  call('an account linked', (client) => makeHttpLinkRequestRepository(client).accept(1, 7)),
  call('a link declined', (client) => makeHttpLinkRequestRepository(client).decline(1, '생년월일이 다릅니다')),
  call('a decision on a link undone', (client) => makeHttpLinkRequestRepository(client).reopen(1)),
  call('a role request taken back', (client) => makeHttpRoleRequestRepository(client).withdraw(1)),
  call('a request granted', (client) => makeHttpRoleRequestRepository(client).grant(1)),
  call('a decision on a request undone', (client) => makeHttpRoleRequestRepository(client).reopen(1)),
  call('a request declined', (client) => makeHttpRoleRequestRepository(client).decline(1, '다른 분이 맡으셨습니다')),
  {
    ...call('a society changed', (client) =>
      makeHttpOrganisationEditor(client).write(
        { kind: 'mission', id: 101 },
        { name: '', sections: [], duties: undefined },
        { body: { name: '제1남선교회' } },
      ),
    ),
    isAgreed: true,
  },
  {
    ...call('a prayer request shared', (client) => makeHttpPrayerRepository(client).share(aPrayer)),
    isAgreed: true,
  },
  {
    ...call('a prayer request changed', (client) =>
      makeHttpPrayerRepository(client).change({ id: 4, version: '"1"', post: aPrayer }),
    ),
    isAgreed: true,
  },
  call('a prayer request taken back', (client) => makeHttpPrayerRepository(client).remove(4)),
  call('a prayer request prayed for', (client) => makeHttpPrayerRepository(client).carryOut(4, { kind: 'pray' })),
  call('a prayer for a request taken back', (client) =>
    makeHttpPrayerRepository(client).carryOut(4, { kind: 'unpray' }),
  ),
  call('a prayer request answered', (client) => makeHttpPrayerRepository(client).carryOut(4, { kind: 'answer' })),
  call('a prayer request reopened', (client) => makeHttpPrayerRepository(client).carryOut(4, { kind: 'reopen' })),
  call('a prayer request hidden', (client) =>
    makeHttpPrayerRepository(client).carryOut(4, { kind: 'hide', reason: '의논해 주세요.' }),
  ),
  call('a prayer request shown again', (client) => makeHttpPrayerRepository(client).carryOut(4, { kind: 'unhide' })),
  {
    ...call('something of mine opened', (client) =>
      makeHttpVisibilityRepository(client, BASE_URL).save(
        { telephone: 'zone', email: 'nobody', birthday: 'nobody', photo: 'nobody' },
        '"1"',
      ),
    ),
    isAgreed: true,
  },
  ...announcementDrafts.writing,
  ...eventDrafts.writing,
  ...accountCalls(),
];

function accountCalls(): readonly PortCall[] {
  const gateway = (client: HttpClient) => makeHttpAccountGateway(client, client);
  return [
    call(
      'an account made',
      (client) => gateway(client).register({ email: 'a@example.org', password: 'Aa1!' }),
      Object.keys(registerFailures),
    ),
    call('an address confirmed', (client) => gateway(client).confirmEmail({ userId: '1', code: 'c' }), [
      'notConfirmed',
      'unreachable',
    ]),
    call('a confirmation sent again', (client) => gateway(client).resendConfirmation('a@example.org')),
    call('a reset link sent', (client) => gateway(client).sendResetLink('a@example.org')),
    call('a password reset', (client) => gateway(client).resetPassword({ email: 'a@example.org', code: 'c' }, 'Bb2@')),
    call('a password changed', (client) => gateway(client).changePassword('Aa1!', 'Bb2@')),
    call('an address changed', (client) => gateway(client).changeEmail('a@example.org', 'b@example.org')),
    sessionCall('signing out', (session) => session.revoke('token'), ['notRevoked']),
  ];
}
