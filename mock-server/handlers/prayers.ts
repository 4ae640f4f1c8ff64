import { HttpResponse, type RequestHandler } from 'msw';
import { prayers } from '../api/prayers.ts';
import type { Church } from '../church/church.ts';
import * as rules from '../church/rules/prayers.ts';
import { answering } from './support/endpoint.ts';
import { entityTag } from './support/input.ts';

/** MINE-04. */
export function prayerHandlers(church: Church): RequestHandler[] {
  const answer = answering(church);
  return [
    answer(prayers.listPrayers, ({ query }, caller) => rules.listPrayers(church, caller, query.scope)),
    answer(prayers.postPrayer, ({ body }, caller) => rules.postPrayer(church, caller, body)),
    answer(
      prayers.changePrayer,
      ({ params, basedOn, body }, caller) =>
        rules.changePrayer(church, caller, { id: params.id, basedOn, draft: body }),
      (view) => HttpResponse.json(view, { headers: { ETag: entityTag(view.version) } }),
    ),
    answer(prayers.deletePrayer, ({ params }, caller) => rules.deletePrayer(church, caller, params.id)),
    answer(
      prayers.restorePrayer,
      ({ params }, caller) => rules.restorePrayer(church, caller, params.id),
      (view) => HttpResponse.json(view, { headers: { ETag: entityTag(view.version) } }),
    ),
    answer(prayers.prayFor, ({ params }, caller) => rules.prayFor(church, caller, params.id)),
    answer(prayers.takePrayingBack, ({ params }, caller) => rules.takePrayingBack(church, caller, params.id)),
    answer(prayers.answerPrayer, ({ params }, caller) => rules.answerPrayer(church, caller, params.id, true)),
    answer(prayers.reopenPrayer, ({ params }, caller) => rules.answerPrayer(church, caller, params.id, false)),
    answer(prayers.hidePrayer, ({ params, body }) => rules.hidePrayer(church, params.id, body.reason)),
    answer(prayers.unhidePrayer, ({ params }) => rules.hidePrayer(church, params.id, null)),
  ];
}
