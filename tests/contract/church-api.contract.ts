import { afterAll, beforeAll, describe } from 'vitest';
import { checkAccess } from './checks/access-checks.ts';
import { checkAccounts } from './checks/account-checks.ts';
import { checkBulletins } from './checks/bulletin-checks.ts';
import { checkContent } from './checks/content-checks.ts';
import { checkControl } from './checks/control-checks.ts';
import { checkOrganisation } from './checks/organisation-checks.ts';
import { checkPeople } from './checks/people-checks.ts';
import { checkReads } from './checks/read-checks.ts';
import { checkRoles } from './checks/role-checks.ts';
import { checkSessions } from './checks/session-checks.ts';
import { checkUploads } from './checks/upload-checks.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import type { Host, OpenHost } from './support/host.ts';
import type { Stage } from './support/stage.ts';

function present<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the suite has not begun');
  return value;
}

/**
 * What every host of the church must answer, from the everyday world. All checks of a suite share one church, so
 * each works on records of its own and leaves the others' alone; those that move the clock, or enter another world, come last.
 */
export function describeChurchApi(name: string, openHost: OpenHost): void {
  describe(`${name} (MOCK-04)`, () => {
    let host: Host | undefined;
    let cast: Cast | undefined;
    beforeAll(async () => {
      host = await openHost();
      cast = await gatherCast(host);
    });
    afterAll(() => host?.close());

    const stage: Stage = { host: () => present(host), cast: () => present(cast) };
    checkAccess(stage);
    checkReads(stage);
    checkContent(stage);
    checkUploads(stage);
    checkBulletins(stage);
    checkPeople(stage);
    checkOrganisation(stage);
    checkRoles(stage);
    checkAccounts(stage);
    checkSessions(stage);
    checkControl(stage);
  });
}
