import type { ServiceIdentifier } from 'inversify';
import type { ActorRefFrom } from 'xstate';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import type { CredentialProblem, Credentials } from '@/auth/domain/credentials.ts';
import type { AddressChange, Recipient, RecipientProblem } from '@/auth/domain/email-address.ts';
import type { NewPassword, NewPasswordProblem, PasswordChange } from '@/auth/domain/password.ts';
import type { Registration, RegistrationProblem } from '@/auth/domain/registration.ts';
import type { confirmEmailMachine } from '@/auth/machines/confirm-email.machine.ts';
import type { loginDialogMachine } from '@/auth/machines/login-dialog.machine.ts';
import type { resetLinkMachine } from '@/auth/machines/reset-link.machine.ts';
import type { sessionMachine } from '@/auth/machines/session.machine.ts';
import type { AccountGateway, RegisterReason } from '@/auth/ports/account-gateway.ts';
import type { SessionAuthority } from '@/auth/ports/session-authority.ts';
import type { SessionGateway, SignInReason } from '@/auth/ports/session-gateway.ts';
import type { TabChannel } from '@/auth/ports/tab-channel.ts';
import type { TokenReader } from '@/auth/ports/token-reader.ts';
import type { TokenStore } from '@/auth/ports/token-store.ts';
import type { RefreshSession } from '@/auth/use-cases/make-refresh-session.ts';
import type { RestoreSession } from '@/auth/use-cases/make-restore-session.ts';
import type { SignIn } from '@/auth/use-cases/make-sign-in.ts';
import type { Announcement, AnnouncementDraft, DraftProblem } from '@/content/domain/announcement.ts';
import type { Bulletin } from '@/content/domain/bulletin.ts';
import type { ChurchEvent } from '@/content/domain/church-event.ts';
import type { EventDraft, EventDraftProblem, NewEvent } from '@/content/domain/event-draft.ts';
import type { bulletinMachine } from '@/content/machines/bulletin.machine.ts';
import type { MonthBinding } from '@/content/machines/month-binding.ts';
import type { UploadQueueActor } from '@/content/machines/upload-queue-binding.ts';
import type { AnnouncementBoard } from '@/content/ports/announcement-board.ts';
import type { BulletinLibrary } from '@/content/ports/bulletin-library.ts';
import type { BulletinPress } from '@/content/ports/bulletin-press.ts';
import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import type { EventPublisher } from '@/content/ports/event-publisher.ts';
import type { FileSaver } from '@/content/ports/file-saver.ts';
import type { LinkSharing } from '@/content/ports/link-sharing.ts';
import type { FileHeads, UploadGateway } from '@/content/ports/uploads.ts';
import type { FindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import type { PublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import type { PublishEvent } from '@/content/use-cases/make-publish-event.ts';
import type { ReadComingEvents } from '@/content/use-cases/make-read-coming-events.ts';
import type { ReadWeekBulletin } from '@/content/use-cases/make-read-week-bulletin.ts';
import type { SaveEventFile } from '@/content/use-cases/make-save-event-file.ts';
import type { Committee, GoverningSession, MissionSociety } from '@/organisation/domain/organisation.ts';
import type { branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationDirectory } from '@/organisation/ports/organisation-directory.ts';
import type { ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { ServingRole } from '@/people/domain/serving-role.ts';
import type { DutyRoster } from '@/people/ports/duty-roster.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Fault } from '@/shared/domain/outcome.ts';
import type { drawerMachine } from '@/shared/machines/drawer.machine.ts';
import type { FeedBinding } from '@/shared/machines/feed-binding.ts';
import type { FormBinding } from '@/shared/machines/form-binding.ts';
import type { onceADayMachine } from '@/shared/machines/once-a-day.machine.ts';
import type { ReadOnceBinding } from '@/shared/machines/read-once-binding.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import type { DailyFlag } from '@/shared/ports/daily-flag.ts';
import type { Navigation } from '@/shared/ports/navigation.ts';

// A plain `Symbol.for` would narrow to `symbol` and lose what the token stands for.
const token = <Service>(name: string): ServiceIdentifier<Service> => Symbol.for(name);

/** The running session, one for the whole tab. */
export type SessionActor = ActorRefFrom<typeof sessionMachine>;
export type LoginDialogActor = ActorRefFrom<typeof loginDialogMachine>;
export type DrawerActor = ActorRefFrom<typeof drawerMachine>;
export type LoginForm = FormBinding<Credentials, CredentialProblem, SignInReason>;
export type RegisterForm = FormBinding<Registration, RegistrationProblem, RegisterReason>;
export type RecipientForm = FormBinding<Recipient, RecipientProblem, Fault>;
export type NewPasswordForm = FormBinding<NewPassword, NewPasswordProblem, Fault>;
export type PasswordChangeForm = FormBinding<PasswordChange, NewPasswordProblem, Fault>;
export type AddressChangeForm = FormBinding<AddressChange, RecipientProblem, Fault>;
/** The links of e-mails, each one for the whole tab: the address bar forgets them at once (REL-12). */
export type EmailConfirmationActor = ActorRefFrom<typeof confirmEmailMachine>;
export type ResetLinkActor = ActorRefFrom<typeof resetLinkMachine>;
/** The form of a new announcement; what it publishes goes to `published`. */
export type AnnouncementFormFactory = (
  published: (announcement: Announcement) => void,
) => FormBinding<AnnouncementDraft, DraftProblem, Fault>;

/** The calendar's month with its calls plugged in. */
export type EventMonth = MonthBinding;
export type EventForm = FormBinding<EventDraft, EventDraftProblem, Fault>;
/** The form of a new event, opened for a day where one was chosen; what it publishes goes to `published`. */
export type EventFormFactory = (published: (event: NewEvent) => void) => (day: CalendarDate | undefined) => EventForm;

/** A Sunday's bulletin with its calls plugged in. */
export type BulletinMachine = typeof bulletinMachine;
/** Hands an address of this site on, and tells the reader when it went to the clipboard or nowhere. */
export type ShareLink = (link: { readonly title: string; readonly address: string }) => Promise<void>;

/** What can be opened besides the core, each with bindings of its own. */
export type FeatureName = 'people' | 'organisation' | 'login' | 'account' | 'bulletins' | 'content' | 'events' | 'home';

/** The server that the calls go to. */
export interface Server {
  /** Ends with a slash (AUTH-19). */
  readonly baseUrl: string;
  /** Fulfils when it can be called, or when it is known that it never will be. */
  readonly ready: Promise<unknown>;
}

export type NewestAnnouncements = ReadOnceBinding<readonly Announcement[]>;
export type WeekBulletin = ReadOnceBinding<Bulletin>;
export type ComingEvents = ReadOnceBinding<readonly ChurchEvent[]>;

/** The names of those who serve, in Korean order, by what they serve as. */
export type ServingNames = (role: ServingRole) => ReadOnceBinding<readonly string[]>;
export type GoverningSessionReading = ReadOnceBinding<GoverningSession>;
export type CommitteeReading = (id: EntityId) => ReadOnceBinding<Committee>;
export type MissionReading = (id: EntityId) => ReadOnceBinding<MissionSociety>;

export const CLOCK = token<Clock>('Clock');
export const NAVIGATION = token<Navigation>('Navigation');
export const DRAWER = token<DrawerActor>('Drawer');
export const NOTICE_BOARD = token<NoticeBoard>('NoticeBoard');

export const SERVER = token<Server>('Server');
export const HTTP_CLIENT = token<HttpClient>('HttpClient');
export const AUTHENTICATED_CLIENT = token<HttpClient>('AuthenticatedClient');

export const SESSION_GATEWAY = token<SessionGateway>('SessionGateway');
export const SESSION_AUTHORITY = token<SessionAuthority>('SessionAuthority');
export const TOKEN_STORE = token<TokenStore>('TokenStore');
export const TOKEN_READER = token<TokenReader>('TokenReader');
export const TAB_CHANNEL = token<TabChannel>('TabChannel');
export const SIGN_IN = token<SignIn>('SignIn');
export const REFRESH_SESSION = token<RefreshSession>('RefreshSession');
export const RESTORE_SESSION = token<RestoreSession>('RestoreSession');
export const SESSION = token<SessionActor>('Session');
export const LOGIN_DIALOG = token<LoginDialogActor>('LoginDialog');
export const LOGIN_FORM = token<LoginForm>('LoginForm');

export const ACCOUNT_GATEWAY = token<AccountGateway>('AccountGateway');
export const REGISTER_FORM = token<RegisterForm>('RegisterForm');
export const RESEND_FORM = token<RecipientForm>('ResendForm');
export const FORGOT_FORM = token<RecipientForm>('ForgotForm');
export const RESET_FORM = token<NewPasswordForm>('ResetForm');
export const PASSWORD_CHANGE_FORM = token<PasswordChangeForm>('PasswordChangeForm');
export const ADDRESS_CHANGE_FORM = token<AddressChangeForm>('AddressChangeForm');
export const EMAIL_CONFIRMATION = token<EmailConfirmationActor>('EmailConfirmation');
export const RESET_LINK = token<ResetLinkActor>('ResetLink');

export const ANNOUNCEMENT_BOARD = token<AnnouncementBoard>('AnnouncementBoard');
export const PUBLISH_ANNOUNCEMENT = token<PublishAnnouncement>('PublishAnnouncement');
export const ANNOUNCEMENT_FEED = token<FeedBinding<Announcement>>('AnnouncementFeed');
export const ANNOUNCEMENT_FORM = token<AnnouncementFormFactory>('AnnouncementForm');

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');
export const PUBLISH_EVENT = token<PublishEvent>('PublishEvent');
export const FILE_SAVER = token<FileSaver>('FileSaver');
export const SAVE_EVENT_FILE = token<SaveEventFile>('SaveEventFile');
export const EVENT_MONTH = token<EventMonth>('EventMonth');
export const EVENT_FORM = token<EventFormFactory>('EventForm');

export const FILE_HEADS = token<FileHeads>('FileHeads');
export const UPLOAD_GATEWAY = token<UploadGateway>('UploadGateway');
export const LINK_SHARING = token<LinkSharing>('LinkSharing');
export const SHARE_LINK = token<ShareLink>('ShareLink');
export const BULLETIN_PRESS = token<BulletinPress>('BulletinPress');
export const FIND_NEWEST_BULLETIN = token<FindNewestBulletin>('FindNewestBulletin');
export const BULLETIN = token<BulletinMachine>('Bulletin');
export const NEWEST_BULLETIN = token<BulletinMachine>('NewestBulletin');
export const BULLETIN_UPLOADS = token<UploadQueueActor>('BulletinUploads');

export const POSTER_FLAG = token<DailyFlag>('PosterFlag');
export const POSTER = token<typeof onceADayMachine>('Poster');
export const BULLETIN_LIBRARY = token<BulletinLibrary>('BulletinLibrary');
export const EVENT_CALENDAR = token<EventCalendar>('EventCalendar');
export const READ_WEEK_BULLETIN = token<ReadWeekBulletin>('ReadWeekBulletin');
export const READ_COMING_EVENTS = token<ReadComingEvents>('ReadComingEvents');
export const NEWEST_ANNOUNCEMENTS = token<NewestAnnouncements>('NewestAnnouncements');
export const WEEK_BULLETIN = token<WeekBulletin>('WeekBulletin');
export const COMING_EVENTS = token<ComingEvents>('ComingEvents');

export const DUTY_ROSTER = token<DutyRoster>('DutyRoster');
export const SERVING_NAMES = token<ServingNames>('ServingNames');
export const ORGANISATION_DIRECTORY = token<OrganisationDirectory>('OrganisationDirectory');
export const GOVERNING_SESSION = token<GoverningSessionReading>('GoverningSession');
export const COMMITTEE = token<CommitteeReading>('Committee');
export const MISSION_SOCIETY = token<MissionReading>('MissionSociety');
export const READ_BRANCHES = token<ReadBranches>('ReadBranches');
export const BRANCHES = token<typeof branchesMachine>('Branches');
