import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementBoard } from '@/adapters/http/http-advertisement-board.ts';
import { bindPostFeed } from './posts.ts';
import * as tokens from './tokens.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisementsBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ADVERTISEMENT_BOARD).toResolvedValue(
    (send, { baseUrl }) => makeHttpAdvertisementBoard(send, baseUrl),
    [tokens.AUTHENTICATED_CLIENT, tokens.SERVER],
  );
  bind(tokens.ADVERTISEMENT_FEED)
    .toResolvedValue(
      (board, notices) => bindPostFeed(board, notices, 'advertisement'),
      [tokens.ADVERTISEMENT_BOARD, tokens.NOTICE_BOARD],
    )
    .inSingletonScope();
});
