import { ContainerModule } from 'inversify';
import { type PageAccessFactory, providePageAccess } from '@/auth/machines/provide-page-access.ts';
import { matchPath } from '../ui/app/routes/match-route.ts';
import { byName } from './by-name.ts';
import { token } from './token.ts';
import { LOGIN_DIALOG, NAVIGATION, SESSION } from './tokens.ts';

export const PAGE_ACCESS = token<PageAccessFactory>('PageAccess');

/** The access of the user to a page (ROUTE-07). */
export const pageAccessBindings = new ContainerModule(({ bind }) => {
  bind(PAGE_ACCESS).toResolvedValue(
    ...byName((services) => providePageAccess({ ...services, pageAt: (path) => matchPath(path).page }), {
      session: SESSION,
      dialog: LOGIN_DIALOG,
      navigation: NAVIGATION,
    }),
  );
});
