import { describe, expect, it } from 'vitest';
import { PHRASES, RETIRED } from './rules/retired-words.ts';
import { fieldWords } from './rules/words.ts';
import { createProject } from './support/project.ts';
import { broken, specify } from './support/rule-spec.ts';

specify(fieldWords, {
  breaks: {
    'a type with a private word': broken(
      'src/shared/form.machine.ts',
      'export interface FormFace { readonly a: 1 }',
      'declares "form-face": the word is view-model',
    ),
    'a constant with one': broken(
      'src/composition/tokens.ts',
      `export const NOTICE_BOARD = Symbol.for('a');`,
      'declares "notice-board": the word is notifications',
    ),
    'a toast that is called by what stands on a page': broken(
      'src/shared/notifications.ports.ts',
      'export interface Notice { readonly a: 1 }',
      'declares "notice": the word is toast',
    ),
    'a function with one': broken(
      'src/admin/members/member-list.machine.ts',
      'export function tellSaved() {}',
      'declares "tell-saved": the word is notify',
    ),
    'a property of a type with one': broken(
      'src/shared/board-changes.machine.ts',
      'export interface BoardState { readonly held: unknown }',
      'has a property "held": the word is dnd-kit',
    ),
    'a property of an object with one': broken(
      'src/shared/board.machine.ts',
      'export const state = { weighing: {} };',
      'has a property "weighing"',
    ),
    'an action of a machine with one': broken(
      'src/shared/form.machine.ts',
      `export const actions = { tellRefused: emit({ type: 'form.refused' }) };`,
      'has a property "tell-refused"',
    ),
    'what the screen says, by a private word': broken(
      'src/ui/pages/sermon/bulletin/calendar-words.ts',
      'export const a = 1;',
      'is named "calendar-words": the word is message, messages or status',
    ),
    'a wish by another verb': broken(
      'src/shared/form.machine.ts',
      `export const wish = { type: 'session.refreshAsked' };`,
      'the word is asked',
    ),
    'an e-mail that is called an address': broken(
      'src/auth/account.ts',
      `export const isEmailAddress = (text: string) => text.includes('@');`,
      'declares "is-email-address": the word is email',
    ),
    'a file with one': broken('src/ui/app/shell/thumb-bar.tsx', '', 'is named "thumb-bar": the word is bottom-nav'),
    'a comment with one': broken(
      'src/ui/app/islands/core-context.tsx',
      `\n/** Loads with the members' core. */\nexport const a = 1;`,
      'src/ui/app/island/core.tsx:2',
    ),
    'a parameter with one': broken(
      'src/content/home/week-news.use-cases.ts',
      `export const a = (library: Pick<BulletinRepository, 'pages'>) => library;`,
      'the word is repository, gateway or publisher',
    ),
    'a comment that speaks of people in place of its subject': broken(
      'src/adapters/http/client.ts',
      `\n// Whoever has left the page, or gave it up, knows.\nexport const a = 1;`,
      'the word is the user, member, reader or caller that is meant',
    ),
    'a network that is called a line': broken(
      'features/shell/offline.feature',
      'Feature: A\n  Scenario: The page without a line',
      'the word is network, connection or offline',
    ),
    'a document with one': broken('README.md', 'effects are empty sockets', 'the word is unimplemented actors'),
    'a form that is called by an outcome': broken(
      'src/composition/roles.ts',
      'export const features = { refusalForm: 1 };',
      'has a property "refusal-form": the word is decline',
    ),
    'a session that is doubted': broken(
      'src/auth/login.machine.ts',
      'export const guards = { isDoubted: () => true };',
      'has a property "is-doubted": the word is rejected',
    ),
    'a refused outcome of the mock by a private word': broken(
      'mock-server/church/rules/outcome.ts',
      'export interface Refusal { readonly a: 1 }',
      'declares "refusal": the word is failure, or refused',
    ),
    'somebody who is doomed': broken(
      'src/admin/members/member-list.machine.ts',
      'export interface Context { readonly doomed: unknown }',
      'has a property "doomed": the word is ask-removal',
    ),
    'a round of members': broken(
      'src/admin/machines/member-round.machine.ts',
      'export const a = 1;',
      'is named "member-round": the word is member-neighbours',
    ),
    'a function that says neither who takes nor what': broken(
      'src/ui/patterns/board/use-board.ts',
      'export const makeTakes = 1;',
      'declares "make-takes": the word is accepts-drop',
    ),
    'a draft that is kept': broken(
      'src/composition/kept-draft.ts',
      'export const storedDraft = 1;',
      'is named "kept-draft": the word is stored',
    ),
    'what was kept of a form': broken(
      'src/shared/form.ts',
      'export interface FormInput { readonly kept: unknown }',
      'has a property "kept": the word is stored or cached',
    ),
    'the governing session, called as a login': broken(
      'src/organisation/organisation.ports.ts',
      'export interface OrganisationRepository { session(): Promise<unknown> }',
      'has a property "session": the word is governing-session',
    ),
    'a name that begins with it': broken(
      'src/ui/pages/management/organisation/organisation-management-view.tsx',
      `export const sessionHeads = '';`,
      'declares "session-heads": the word is governing-session',
    ),
    'a scenario with a replaced word': broken(
      'features/auth/login.feature',
      'Feature: A\n  Scenario: The token is renewed',
      'the word is refresh',
    ),
    'a parameter of a method of a port with a private word': broken(
      'src/admin/requests/requests.ports.ts',
      'export interface RoleRequestRepository { ask(wish: RoleRequestDraft): Promise<unknown> }',
      'has a parameter "wish": the word is draft',
    ),
    'a place on a board': broken(
      'src/shared/board-changes.machine.ts',
      'export interface Dropped { readonly place: unknown }',
      'has a property "place": the word is dnd-kit',
    ),
    'a binding that is none of inversify': broken(
      'src/ui/patterns/feed/use-feed.ts',
      'export const binding = 1;',
      'declares "binding": the word is provided',
    ),
    'a type parameter with a private word': broken(
      'src/shared/reason.machine.ts',
      'export type Given<Deed extends string> = readonly Deed[];',
      'has a type parameter "deed"',
    ),
    'the parameter of a function with one': broken(
      'tests/fakes/denying-storage.ts',
      'export const a = (deed: string) => deed.length;',
      'has a parameter "deed"',
    ),
    'a class of a style sheet with one': broken(
      'src/ui/patterns/posts/upload.module.css',
      '@layer pages {\n  .row > .refusal {\n    margin: 0.5rem;\n  }\n}',
      'src/ui/patterns/posts/upload.module.css:2 has a class "refusal"',
    ),
    'a part of a page by a riddle': broken('src/ui/patterns/upload/file-fate.tsx', '', 'is named "file-fate"'),
    'a word that another follows': broken(
      'src/ui/pages/sermon/bulletin/bulletin-reader.tsx',
      'interface BulletinActsProps { readonly a: 1 }',
      'declares "bulletin-acts-props": the word is actions',
    ),
    'an answer that is kept': broken(
      'src/content/attendance/attendance.machine.ts',
      `const keptAnswer = { target: 'resting' };`,
      'declares "kept-answer": the word is stored',
    ),
    'an offer that is taken back': broken(
      'src/shared/form.machine.ts',
      'let takeOfferBack: (() => void) | undefined;',
      'declares "take-offer-back": the word is withdraw',
    ),
    'an event that is called a wish': broken(
      'src/content/uploads/upload-queue.machine.ts',
      'export interface UploadWish { readonly a: 1 }',
      'declares "upload-wish": the word is draft',
    ),
    'a label for a round of members': broken(
      'src/ui/messages/ko/member.ts',
      `export const memberDetailMessages = { round: 'a' };`,
      'has a property "round": the word is neighbours',
    ),
    'buttons that are called acts': broken(
      'src/ui/pages/sermon/bulletin/bulletin-acts.tsx',
      '',
      'is named "bulletin-acts": the word is actions',
    ),
  },
  keeps: {
    'the words of the field': {
      'src/shared/form.machine.ts': 'export interface FormViewModel { readonly a: 1 } export const press = 1;',
      'src/shared/board-changes.machine.ts':
        'export const shownOf = ({ held }: never) => ({ held }); // used, not named here',
      'src/ui/patterns/feed/feed.tsx': 'export interface FeedEndProps { readonly held: 1 }',
      'src/ui/kit/feedback/empty-state.tsx': '/** A press on the face of a clock. */ export const interfaces = 1;',
    },
  },
});

/** A file for each retired word, which is named by it. */
const NAMED = [
  'src/auth/machines/as-member.ts',
  'src/organisation/machines/keep-draft.ts',
  'src/content/stores/kept-edits.ts',
  'src/shared/domain/kept.ts',
  'src/ui/pages/home/live-slot.tsx',
  'src/ui/kit/feedback/page-bones.tsx',
  'src/shared/machines/form-face.ts',
  'src/shared/machines/empty-socket.ts',
  'src/shared/machines/feed-plug.ts',
  'src/shared/machines/turns.ts',
  'src/composition/members-core.ts',
  'src/shared/ports/notice-board.ts',
  'tests/fakes/notices.ts',
  'src/admin/ports/member-registry.ts',
  'src/content/domain/filed-post.ts',
  'src/adapters/http/added-call.ts',
  'src/adapters/http/read-deed.ts',
  'src/auth/domain/email-address.ts',
  'src/ui/pages/communion/events/waiting-month.tsx',
  'src/ui/app/shell/arrival.tsx',
  'src/content/domain/setbacks.ts',
  'features/steps/refusal.ts',
  'src/admin/machines/tell-saved.ts',
  'src/shared/ports/tell.ts',
  'src/shared/machines/piece.ts',
  'src/ui/patterns/board/held-item.tsx',
  'src/ui/patterns/board/place-head.tsx',
  'src/ui/pages/home/news-told.ts',
  'src/adapters/http/what-was-said.ts',
  'src/auth/ports/settle.ts',
  'src/auth/machines/renewal.ts',
  'src/ui/kit/overlay/veil.tsx',
  'src/ui/app/shell/thumb-bar.tsx',
  'src/ui/kit/data/fact-block.tsx',
  'src/ui/kit/zoom/zoom-manners.ts',
  'tests/builders/guises.ts',
  'src/admin/machines/refusal-form.ts',
  'src/auth/machines/is-doubtful.ts',
  'src/admin/machines/doomed.ts',
  'src/admin/machines/member-round.ts',
  'src/ui/patterns/board/make-takes.ts',
  'src/shared/machines/drag-board/place.ts',
  'src/ui/patterns/feed/binding.ts',
  'src/ui/app/island/live.ts',
  'mock-server/seeds/notices.ts',
  'src/admin/ports/duty-board.ts',
  'src/ui/patterns/upload/file-fate.tsx',
  'src/ui/pages/role/role-acts.tsx',
  'src/ui/app/shell/lost-program.tsx',
  'src/ui/app/shell/standing-page.tsx',
  'src/content/domain/taken-back.ts',
  'src/ui/patterns/feed/sought-item.tsx',
  'src/shared/machines/reads-anew.ts',
  'src/shared/machines/is-told.ts',
  'src/content/domain/given-back.ts',
  'src/content/machines/kept-answer.ts',
  'src/shared/machines/take-offer-back.ts',
  'src/content/machines/upload-wish.ts',
  'src/ui/messages/ko/round.ts',
  'src/ui/pages/organizations/session-loading.tsx',
  'tests/architecture/support/rooms.ts',
];

/** A text for each retired phrase. */
const SAID = [
  '/** Those that are shown. */',
  'const a = (desk: MemberRepository) => desk;',
  '// Whoever has left the page, or gave it up, knows.',
  '// Shown where the line is lost.',
  'a live part',
  "the members' core",
  'a notice board',
  'empty sockets',
  'plugged into',
  'the thumb bar',
  'by a port or a socket',
  'the deed is done',
  'a refusal of the server',
  'the token is renewed',
  'the day from which a window was opened',
  'filed posts',
  "'form.requested'",
  "'member.leaving'",
  'waiting={<Skeleton />}',
  'And nobody is kept out',
  'Every change enters it anew.',
  'while it is only in doubt',
  'A wish to upload',
];

describe('each retired word', () => {
  const wordOf = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\.tsx?$/, '');
  const reports = (path: string, text = ''): number => fieldWords.check(createProject(new Map([[path, text]]))).length;

  it.each(NAMED)('is refused: %s', (path) => {
    expect(reports(path)).toBe(1);
  });

  it.each(SAID)('is refused in a phrase: %s', (text) => {
    expect(reports('src/ui/kit/layout/card.tsx', `// ${text}`)).not.toBe(0);
  });

  it('is among them', () => {
    const unproven = RETIRED.filter(
      ({ name, where }) => !NAMED.some((path) => name.test(wordOf(path)) && where?.test(path) !== false),
    );
    expect(unproven).toEqual([]);
    expect(PHRASES.filter(([phrase]) => !SAID.some((text) => phrase.test(text)))).toEqual([]);
  });
});
