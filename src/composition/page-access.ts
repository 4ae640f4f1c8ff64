import { ContainerModule } from 'inversify';
import { type PageAccessFactory, providePageAccess } from '@/auth/page-access.machine.ts';
import { matchPath } from '@/ui/app/routes/match.ts';
import { byName, createFeature } from './entry.ts';
import { LOGIN_DIALOG, NAVIGATION, SESSION, token } from './tokens.ts';

const PAGE_ACCESS = token<PageAccessFactory>('PageAccess');

const pageAccessBindings = new ContainerModule(({ bind }) => {
  bind(PAGE_ACCESS).toResolvedValue(
    ...byName((services) => providePageAccess({ ...services, pageAt: (path) => matchPath(path).page }), {
      session: SESSION,
      dialog: LOGIN_DIALOG,
      navigation: NAVIGATION,
    }),
  );
});

/** The access of the user to a page (ROUTE-07): a feature of its own, which is loaded with the pages that have an audience. */
export const pageAccessFeature = createFeature({ accessTo: PAGE_ACCESS }, [pageAccessBindings]);
