import { HttpResponse, type RequestHandler } from 'msw';
import { corrections } from '../api/corrections.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/corrections.ts';
import { done } from '../church/rules/outcome.ts';
import { answering } from './support/endpoint.ts';

/** Personal data, which no cache may store. */
const unstored = (list: readonly object[]): Response =>
  HttpResponse.json(list, { headers: { 'Cache-Control': 'no-store' } });

/** MINE-06 */
export function correctionHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(
      corrections.listOwnCorrections,
      (_, { accountId }) => done(rules.ownCorrections(church, accountId)),
      unstored,
    ),
    answer(corrections.askForCorrection, ({ body }, { accountId }) => rules.askForCorrection(church, accountId, body)),
    answer(corrections.withdrawCorrection, ({ params }, { accountId }) =>
      rules.withdrawCorrection(church, accountId, params.id),
    ),
    answer(corrections.listCorrections, () => rules.listCorrections(church), unstored),
    answer(corrections.finishCorrection, ({ params }) => rules.finishCorrection(church, params.id)),
    answer(corrections.declineCorrection, ({ params, body }) =>
      rules.declineCorrection(church, params.id, body.reason),
    ),
    answer(corrections.reopenCorrection, ({ params }) => rules.reopenCorrection(church, params.id)),
  ];
}
