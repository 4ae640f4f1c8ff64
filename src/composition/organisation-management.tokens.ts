import type { MemberName } from '@/organisation/domain/member-name.ts';
import type { OrganisationPartFactory } from '@/organisation/machines/provide-organisation-parts.ts';
import type { OrganisationEditor } from '@/organisation/ports/organisation-editor.ts';
import type { SavePart } from '@/organisation/use-cases/make-save-part.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { token } from './token.ts';

export type ChoosableMembers = ProvidedReadOnce<readonly MemberName[]>;

export const ORGANISATION_EDITOR = token<OrganisationEditor>('OrganisationEditor');
export const SAVE_PART = token<SavePart>('SavePart');
export const ORGANISATION_PART = token<OrganisationPartFactory>('OrganisationPart');
export const CHOOSABLE_MEMBERS = token<ChoosableMembers>('ChoosableMembers');
