import type { ComponentType } from 'react';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Loadable } from '@/shared/stores/loadable.ts';
import type { PageName } from './page-name.ts';
import type { RouteEntry } from './route-entry.ts';

export interface PageProps {
  readonly page: PageName;
  readonly params: Readonly<Record<string, string | undefined>>;
}

/** The parameters of page addresses, written as `:name` in their paths. */
export interface PageParams {
  readonly mission: { readonly missionId: EntityId };
  readonly committee: { readonly committeeId: EntityId };
  readonly announcement: { readonly id: EntityId };
  readonly advertisement: { readonly id: EntityId };
  readonly bibleStudy: { readonly id: EntityId };
  readonly event: { readonly when: string; readonly id: EntityId };
  readonly memberDetail: { readonly id: EntityId };
  readonly roleDetail: { readonly roleId: EntityId };
}

/** An entry of the table, once the names of the pages are known. */
export interface Route extends RouteEntry {
  readonly under?: PageName;
  readonly code: Loadable<ComponentType<PageProps>>;
}

/** A route whose path contains all parameters of its page. */
export type RouteOf<Page extends PageName> = Route & {
  readonly path: Page extends keyof PageParams ? `/${string}/:${keyof PageParams[Page] & string}` : string;
};
