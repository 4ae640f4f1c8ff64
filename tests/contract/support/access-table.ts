import { areas } from '../../../mock-server/api/areas.ts';
import type { Endpoint } from '../../../mock-server/api/endpoint.ts';

export type Visitor = 'visitor' | 'member' | 'editor' | 'admin';

export const visitors = ['visitor', 'member', 'editor', 'admin'] as const satisfies readonly Visitor[];

const admitted: Readonly<Record<Endpoint['access'], readonly Visitor[]>> = {
  anyone: visitors,
  signedIn: ['member', 'editor', 'admin'],
  publishers: ['editor', 'admin'],
  admins: ['admin'],
};

type Areas = typeof areas;
type Probe = readonly [address: string, status: number];
type Probes = {
  readonly [Area in keyof Areas as keyof Areas[Area]['endpoints']]: Probe;
};

const month = 'startDate=2026-11-01&endDate=2026-11-30';

/** An address for each call, and the status for callers with access who send an empty body or an unknown id. */
const probes: Probes = {
  login: ['account/login', 400],
  revoke: ['Account/Revoke', 200],
  refresh: ['Account/Refresh', 400],
  register: ['account/register', 400],
  forgotPassword: ['Account/forgotpassword', 400],
  confirmEmail: ['Account/ConfirmEmail?UserId=none&code=none', 401],
  resetPassword: ['Account/ResetPassword', 400],
  resendConfirmation: ['Account/ResendEmailConfirmation', 400],
  changePassword: ['Account/ChangePassword', 400],
  changeEmail: ['Account/ChangeEmail', 400],
  listMembers: ['Member', 200],
  readMember: ['member/1', 200],
  addMember: ['Member', 400],
  changeMember: ['member/99999', 404],
  deleteMember: ['member/99999', 404],
  restoreMember: ['member/99999/restore', 404],
  listDuties: ['duty/withmembers', 200],
  readDuty: ['Duty/WithMembers/4', 200],
  takeDuty: ['Duty/99999/members/99999', 404],
  moveToDuty: ['Duty/4/members/1', 400],
  listZones: ['Zone', 200],
  assignZoneRole: ['Zone/1/roles/leader', 400],
  moveFamily: ['Zone/1/families/1', 400],
  moveToFamily: ['Family/1/members/1', 400],
  listMyRoles: ['role/myRoles', 200],
  listRoles: ['role', 200],
  readRole: ['role/role-admin', 200],
  addToRole: ['role/add/role-editor', 400],
  removeFromRole: ['role/remove/role-editor', 400],
  listRoleRequests: ['role/requests', 200],
  requestRole: ['role/requests', 400],
  grantRoleRequest: ['role/requests/99999/grant', 404],
  declineRoleRequest: ['role/requests/99999/decline', 404],
  readBulletin: ['File/bulletin?dateFolder=Sun2026Nov15', 200],
  listBulletins: ['File/bulletins?from=2026-11-01&to=2026-11-30', 200],
  postBulletin: ['File/newBulletin', 415],
  arrangeBulletin: ['File/bulletin?dateFolder=Sun1980Jan06', 400],
  deleteBulletin: ['File/bulletin?dateFolder=Sun1980Jan06', 404],
  listBibleStudies: ['bibleStudy?page=1&itemsPerPage=10', 200],
  readBibleStudy: ['bibleStudy/1', 200],
  readBibleStudyFile: ['bibleStudy/1/download', 200],
  postBibleStudy: ['BibleStudy', 415],
  changeBibleStudy: ['BibleStudy/99999', 415],
  pinBibleStudy: ['bibleStudy/99999/pin', 400],
  deleteBibleStudy: ['bibleStudy/99999', 404],
  listAnnouncements: ['Announcement?page=1&itemsPerPage=10', 200],
  readAnnouncement: ['Announcement/1', 200],
  postAnnouncement: ['Announcement', 400],
  changeAnnouncement: ['Announcement/99999', 400],
  pinAnnouncement: ['Announcement/99999/pin', 400],
  deleteAnnouncement: ['Announcement/99999', 404],
  listAdvertisements: ['Advertisement?page=1&itemsPerPage=10', 200],
  readAdvertisement: ['advertisement/1', 200],
  postAdvertisement: ['advertisement', 415],
  changeAdvertisement: ['advertisement/99999', 415],
  pinAdvertisement: ['advertisement/99999/pin', 400],
  deleteAdvertisement: ['advertisement/99999', 404],
  listAnnouncementDrafts: ['Announcement?drafts=true', 200],
  saveAnnouncementDraft: ['Announcement?draft=true', 400],
  changeAnnouncementDraft: ['Announcement/99999?draft=true', 400],
  publishAnnouncementDraft: ['Announcement/99999/publish', 400],
  listAdvertisementDrafts: ['Advertisement?drafts=true', 200],
  saveAdvertisementDraft: ['advertisement?draft=true', 415],
  changeAdvertisementDraft: ['advertisement/99999?draft=true', 415],
  publishAdvertisementDraft: ['advertisement/99999/publish', 415],
  listBibleStudyDrafts: ['bibleStudy?drafts=true', 200],
  saveBibleStudyDraft: ['BibleStudy?draft=true', 415],
  changeBibleStudyDraft: ['BibleStudy/99999?draft=true', 415],
  publishBibleStudyDraft: ['BibleStudy/99999/publish', 415],
  listEventDrafts: ['Event?drafts=true', 200],
  saveEventDraft: ['Event?draft=true', 400],
  changeEventDraft: ['Event/99999?draft=true', 400],
  publishEventDraft: ['Event/99999/publish', 400],
  search: ['Search?q=%EC%98%88%EB%B0%B0&page=1&itemsPerPage=10', 200],
  listEvents: [`Event/?${month}`, 200],
  readEvent: ['Event/1', 200],
  postEvent: ['Event', 400],
  changeEvent: ['Event/99999', 400],
  deleteEvent: ['Event/99999', 404],
  attend: ['Event/57/attendance', 400],
  listAttendance: ['Event/57/attendance', 200],
  listOwnAttendance: ['Me/attendance', 200],
  readCalendar: ['Event/calendar.ics', 200],
  readDepartment: ['Department/101', 200],
  readCommittee: ['committee/detailed/1', 200],
  readSession: ['session', 200],
  changeSession: ['session', 200],
  changeDepartment: ['Department/99999', 404],
  changeCommittee: ['committee/99999', 404],
  readOwnMembership: ['Me', 200],
  askForLink: ['Me/link', 400],
  readDeletion: ['Me/deletion', 200],
  askForDeletion: ['Me/deletion', 400],
  takeDeletionBack: ['Me/deletion', 204],
  withdrawLink: ['Me/link', 409],
  readOwnRecord: ['Me/export', 200],
  listOwnCorrections: ['Me/corrections', 200],
  askForCorrection: ['Me/corrections', 400],
  withdrawCorrection: ['Me/corrections/99999', 404],
  listCorrections: ['Member/corrections', 200],
  finishCorrection: ['Member/corrections/99999/done', 404],
  declineCorrection: ['Member/corrections/99999/decline', 400],
  reopenCorrection: ['Member/corrections/99999/reopen', 404],
  listLinkRequests: ['Member/links', 200],
  acceptLink: ['Member/links/99999/accept', 400],
  declineLink: ['Member/links/99999/decline', 400],
  reopenLink: ['Member/links/99999/reopen', 404],
  readFile: ['File/content/none', 404],
  listPrayers: ['Prayer', 200],
  postPrayer: ['Prayer', 400],
  changePrayer: ['Prayer/99999', 400],
  deletePrayer: ['Prayer/99999', 404],
  prayFor: ['Prayer/99999/prayed', 404],
  answerPrayer: ['Prayer/99999/answered', 404],
  reopenPrayer: ['Prayer/99999/reopen', 404],
  hidePrayer: ['Prayer/99999/hide', 400],
  unhidePrayer: ['Prayer/99999/unhide', 404],
  readDirectory: ['Directory?page=1', 200],
  readPhoto: ['Directory/photos/none', 404],
  readVisibility: ['Me/visibility', 200],
  changeVisibility: ['Me/visibility', 400],
};

/** Method and path, the callers with access, and their status for an empty body or an unknown id. */
type Row = readonly [method: string, path: string, audience: Endpoint['access'], status: number];

const rowOf = ([name, { method, access }]: readonly [string, Endpoint]): Row => {
  // The type ensures that each endpoint has one.
  const [address, status] = Object.entries<Probe>(probes).find(([each]) => each === name)?.[1] ?? ['', 0];
  return [method.toUpperCase(), `/api/${address}`, access, status];
};

/** Every call that is declared. */
export const everyCall: readonly Row[] = Object.values(areas)
  .flatMap(({ endpoints }) => Object.entries<Endpoint>(endpoints))
  .map(rowOf);

/** All calls except the logout, which would end the sessions of this table. */
export const accessTable: readonly Row[] = everyCall.filter(([, path]) => path !== '/api/Account/Revoke');

/** 401 for a visitor, 403 for a user without the role, else the row's own status. */
export function expectedStatus([, , audience, status]: Row, visitor: Visitor): number {
  if (admitted[audience].includes(visitor)) return status;
  return visitor === 'visitor' ? 401 : 403;
}
