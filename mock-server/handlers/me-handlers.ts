import type { RequestHandler } from 'msw';
import { me } from '../api/me.ts';
import type { Church } from '../church/church.ts';
import { readOwnMembership } from '../church/rules/own-membership.ts';
import { answering } from './support/endpoint.ts';

/** MINE-01 */
export const meHandlers = (church: Church): RequestHandler[] => [
  answering(church)(me.readOwnMembership, (_, { accountId }) => readOwnMembership(church, accountId)),
];
