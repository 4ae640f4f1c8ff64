import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementBoard } from '@/adapters/http/http-advertisement-board.ts';
import { ADVERTISEMENT_BOARD, ADVERTISEMENT_FEED } from './content.tokens.ts';
import { bindPostFeed } from './posts.ts';
import { AUTHENTICATED_CLIENT, NOTICE_BOARD, SERVER } from './tokens.ts';

/** The members' advertisements (ADVT-01, ADVT-03). */
export const advertisementsBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_BOARD).toResolvedValue(
    (send, { baseUrl }) => makeHttpAdvertisementBoard(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
  bind(ADVERTISEMENT_FEED)
    .toResolvedValue(
      (board, notices) => bindPostFeed(board, notices, 'advertisement'),
      [ADVERTISEMENT_BOARD, NOTICE_BOARD],
    )
    .inSingletonScope();
});
