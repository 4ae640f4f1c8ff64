import type { CallerOf, Endpoint } from '../../api/endpoint.ts';
import type { Church } from '../../church/church.ts';
import type { Caller } from '../../church/rules/access-tokens.ts';
import { admins, authorize, publishers, type Requirement, recognize } from '../../church/rules/authorization.ts';
import { done, type Outcome } from '../../church/rules/outcome.ts';

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
  if (access !== 'anyone') return authorize(header, requirements[access], church.now());
  // The token of an open call is read only if the answer depends on it.
  return recognizes === true ? recognize(header, church.now()) : done(undefined);
};

/** Admits the callers that an endpoint declares. */
export const admit = <Call extends Endpoint>(
  church: Church,
  endpoint: Call,
  request: Request,
): Promise<Outcome<CallerOf<Call>>> =>
  // An admitted caller has the type that the endpoint's access implies, but the compiler cannot infer that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  whoCalls(church, endpoint, request.headers.get('Authorization')) as Promise<Outcome<CallerOf<Call>>>;
