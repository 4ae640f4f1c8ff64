import { afterAll, beforeAll, describe } from 'vitest';
import { checkAccess } from './checks/access-checks.ts';
import { checkAccounts } from './checks/account-checks.ts';
import { checkAttendance } from './checks/attendance-checks.ts';
import { checkBulletins } from './checks/bulletin-checks.ts';
import { checkContent } from './checks/content-checks.ts';
import { checkControl } from './checks/control-checks.ts';
import { checkOwnRecords } from './checks/correction-checks.ts';
import { checkDeletion } from './checks/deletion-checks.ts';
import { checkDirectory } from './checks/directory-checks.ts';
import { checkDrafts } from './checks/draft-checks.ts';
import { checkLengths } from './checks/length-checks.ts';
import { checkLinks } from './checks/link-checks.ts';
import { checkMethods } from './checks/method-checks.ts';
import { checkOrganisation } from './checks/organisation-checks.ts';
import { checkPeople } from './checks/people-checks.ts';
import { checkPins } from './checks/pin-checks.ts';
import { checkReads } from './checks/read-checks.ts';
import { checkRoles } from './checks/role-checks.ts';
import { checkSearch } from './checks/search-checks.ts';
import { checkSessions } from './checks/session-checks.ts';
import { checkUploads } from './checks/upload-checks.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { agreeing } from './support/agreeing.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import { enterEveryday } from './support/enter-everyday.ts';
import type { NearHost } from './support/host.ts';
import type { Stage } from './support/stage.ts';

const checks: Readonly<Record<string, (stage: Stage) => void>> = {
  access: checkAccess,
  methods: checkMethods,
  reads: checkReads,
  content: checkContent,
  drafts: checkDrafts,
  pins: checkPins,
  lengths: checkLengths,
  uploads: checkUploads,
  bulletins: checkBulletins,
  search: checkSearch,
  'own records': checkOwnRecords,
  directory: checkDirectory,
  people: checkPeople,
  organisation: checkOrganisation,
  roles: checkRoles,
  links: checkLinks,
  deletion: checkDeletion,
  accounts: checkAccounts,
  sessions: checkSessions,
  control: ({ host }) => checkControl(host),
  attendance: checkAttendance,
};

/** Calls that are not in the API, or whose answer has a fault. */
const brokenOnPurpose: ReadonlySet<string> = new Set(['methods', 'control']);

/**
 * The answers of the church to every call. Each group of checks has the everyday world for itself; the checks of a group
 * share it, so each works on records of its own and does not change those of the others.
 */
describe('the church in this process (MOCK-04)', () => {
  let host: NearHost;
  let cast: Cast;
  beforeAll(async () => {
    host = await openNodeChurch();
  });
  afterAll(() => host.close());

  describe.each(Object.entries(checks))('%s', (group, check) => {
    const stage: Stage = {
      host: () => (brokenOnPurpose.has(group) ? host : agreeing(host)),
      cast: () => cast,
    };
    beforeAll(async () => {
      await enterEveryday(stage.host());
      cast = await gatherCast(stage.host());
    });

    check(stage);
  });
});
