export type Audience = 'anyone' | 'signedIn' | 'publishers' | 'admins';
export type Visitor = 'visitor' | 'member' | 'editor' | 'admin';

export const visitors = ['visitor', 'member', 'editor', 'admin'] as const satisfies readonly Visitor[];

const admitted: Readonly<Record<Audience, readonly Visitor[]>> = {
  anyone: visitors,
  signedIn: ['member', 'editor', 'admin'],
  publishers: ['editor', 'admin'],
  admins: ['admin'],
};

/** Method and path, for whom it is, and what those meet who are let in with an empty body or an unknown id. */
type Row = readonly [method: string, path: string, audience: Audience, status: number];

const month = 'startDate=2026-11-01&endDate=2026-11-30';

/** Every call of A7, B7 and of the additions, but for Account/Revoke, which would end the sessions of this table. */
export const accessTable: readonly Row[] = [
  ['POST', '/api/account/login', 'anyone', 400],
  ['POST', '/api/Account/Refresh', 'anyone', 400],
  ['POST', '/api/account/register', 'anyone', 400],
  ['POST', '/api/Account/forgotpassword', 'anyone', 400],
  ['GET', '/api/Account/ConfirmEmail?UserId=none&code=none', 'anyone', 401],
  ['POST', '/api/Account/ResetPassword', 'anyone', 400],
  ['POST', '/api/Account/ResendEmailConfirmation', 'anyone', 400],
  ['POST', '/api/Account/ChangePassword', 'signedIn', 400],
  ['POST', '/api/Account/ChangeEmail', 'signedIn', 400],
  ['GET', '/api/Member', 'admins', 200],
  ['GET', '/api/member/1', 'admins', 200],
  ['POST', '/api/Member', 'admins', 400],
  ['PUT', '/api/member/99999', 'admins', 404],
  ['DELETE', '/api/member/99999', 'admins', 404],
  ['POST', '/api/member/99999/restore', 'admins', 404],
  ['GET', '/api/duty/withmembers', 'admins', 200],
  ['GET', '/api/Duty/WithMembers/4', 'anyone', 200],
  ['DELETE', '/api/Duty/99999/members/99999', 'admins', 404],
  ['PUT', '/api/Duty/4/members/1', 'admins', 400],
  ['GET', '/api/Zone', 'admins', 200],
  ['PUT', '/api/Zone/1/roles/leader', 'admins', 400],
  ['PUT', '/api/Zone/1/families/1', 'admins', 400],
  ['PUT', '/api/Family/1/members/1', 'admins', 400],
  ['GET', '/api/role/myRoles', 'signedIn', 200],
  ['GET', '/api/role', 'signedIn', 200],
  ['GET', '/api/role/role-admin', 'signedIn', 200],
  ['POST', '/api/role/add/role-editor', 'admins', 400],
  ['POST', '/api/role/remove/role-editor', 'admins', 400],
  ['GET', '/api/role/requests', 'signedIn', 200],
  ['POST', '/api/role/requests', 'signedIn', 400],
  ['POST', '/api/role/requests/99999/grant', 'admins', 404],
  ['POST', '/api/role/requests/99999/decline', 'admins', 404],
  ['GET', '/api/File/bulletin?dateFolder=Sun2026Nov15', 'anyone', 200],
  ['GET', '/api/File/bulletins?from=2026-11-01&to=2026-11-30', 'anyone', 200],
  ['POST', '/api/File/newBulletin', 'publishers', 415],
  ['PUT', '/api/File/bulletin?dateFolder=Sun1980Jan06', 'publishers', 400],
  ['DELETE', '/api/File/bulletin?dateFolder=Sun1980Jan06', 'publishers', 404],
  ['GET', '/api/bibleStudy?page=1&itemsPerPage=10', 'anyone', 200],
  ['GET', '/api/bibleStudy/1/download', 'anyone', 200],
  ['POST', '/api/BibleStudy', 'publishers', 415],
  ['DELETE', '/api/bibleStudy/99999', 'publishers', 404],
  ['GET', '/api/Announcement?page=1&itemsPerPage=10', 'anyone', 200],
  ['GET', '/api/Announcement/1', 'anyone', 200],
  ['POST', '/api/Announcement', 'publishers', 400],
  ['DELETE', '/api/Announcement/99999', 'publishers', 404],
  ['GET', '/api/Advertisement?page=1&itemsPerPage=10', 'anyone', 200],
  ['POST', '/api/advertisement', 'publishers', 415],
  ['DELETE', '/api/advertisement/99999', 'publishers', 404],
  ['GET', `/api/Event/?${month}`, 'anyone', 200],
  ['POST', '/api/Event', 'publishers', 400],
  ['DELETE', '/api/Event/99999', 'publishers', 404],
  ['GET', '/api/Department/101', 'anyone', 200],
  ['GET', '/api/committee/detailed/1', 'anyone', 200],
  ['GET', '/api/session', 'anyone', 200],
  ['PUT', '/api/session', 'admins', 200],
  ['PUT', '/api/Department/99999', 'admins', 404],
  ['PUT', '/api/committee/99999', 'admins', 404],
];

/** 401 for a visitor, 403 for whoever lacks the role, else the row's own status. */
export function expectedStatus([, , audience, status]: Row, visitor: Visitor): number {
  if (admitted[audience].includes(visitor)) return status;
  return visitor === 'visitor' ? 401 : 403;
}
