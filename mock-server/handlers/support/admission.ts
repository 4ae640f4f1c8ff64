import type { CallerOf, Endpoint } from '../../api/endpoint.ts';
import type { Church } from '../../church/church.ts';
import type { Caller } from '../../church/rules/access-tokens.ts';
import { findAccount } from '../../church/rules/accounts.ts';
import { admins, authorize, publishers, type Requirement, recognize } from '../../church/rules/authorization.ts';
import { done, type Outcome, refuse } from '../../church/rules/outcome.ts';

const sessionOver = refuse('forbidden', '로그인 시간이 지났습니다.');

const requirements: Readonly<Record<Exclude<Endpoint['access'], 'anyone'>, Requirement>> = {
  signedIn: 'signedIn',
  publishers,
  admins,
};

const whoCalls = async (
  church: Church,
  { access, recognizes }: Endpoint,
  header: string | null,
): Promise<Outcome<Caller | undefined>> => {
  if (access !== 'anyone') return ifThere(church, await authorize(header, requirements[access], church.now()));
  // The token of an open call is read only if the answer depends on it.
  return recognizes === true ? ifThere(church, await recognize(header, church.now())) : done(undefined);
};

/** The token of an account that was deleted is refused as one that has expired: the refresh then ends the session (MINE-06). */
const ifThere = (church: Church, admission: Outcome<Caller | undefined>): Outcome<Caller | undefined> =>
  admission.kind === 'refused' || admission.value === undefined || findAccount(church, admission.value.accountId)
    ? admission
    : sessionOver;

/** Admits the callers that an endpoint declares. */
export const admit = <Call extends Endpoint>(
  church: Church,
  endpoint: Call,
  request: Request,
): Promise<Outcome<CallerOf<Call>>> =>
  // An admitted caller has the type that the endpoint's access implies, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  whoCalls(church, endpoint, request.headers.get('Authorization')) as Promise<Outcome<CallerOf<Call>>>;
