import { HttpResponse, type RequestHandler } from 'msw';
import { links, me } from '../api/me.ts';
import type { Church } from '../church/church.ts';
import * as deletion from '../church/rules/account-deletion.ts';
import * as rules from '../church/rules/links.ts';
import { readOwnMembership } from '../church/rules/me.ts';
import { readOwnRecord } from '../church/rules/own-record.ts';
import { answering } from './support/endpoint.ts';

/** Personal data, which no cache may store. */
const unstored = { 'Cache-Control': 'no-store' } as const;

/** MINE-01, MINE-02, MINE-06 */
export function meHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(me.readOwnMembership, (_, { accountId }) => readOwnMembership(church, accountId)),
    answer(me.askForLink, ({ body }, { accountId }) => rules.askForLink(church, accountId, body)),
    answer(me.withdrawLink, (_, { accountId }) => rules.withdrawLink(church, accountId)),
    answer(
      me.readOwnRecord,
      (_, { accountId }) => readOwnRecord(church, accountId),
      (record) => HttpResponse.json(record, { headers: unstored }),
    ),
    answer(me.readDeletion, (_, { accountId }) => deletion.readDeletion(church, accountId)),
    answer(me.askForDeletion, ({ body }, { accountId }) => deletion.askForDeletion(church, accountId, body.password)),
    answer(me.takeDeletionBack, (_, { accountId }) => deletion.takeDeletionBack(church, accountId)),
    answer(links.listLinkRequests, () => rules.listLinkRequests(church)),
    answer(links.acceptLink, ({ params, body }) => rules.acceptLink(church, params.id, body.memberId)),
    answer(links.declineLink, ({ params, body }) => rules.declineLink(church, params.id, body.reason)),
    answer(links.reopenLink, ({ params }) => rules.reopenLink(church, params.id)),
  ];
}
