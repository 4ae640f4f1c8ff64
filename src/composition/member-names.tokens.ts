import type { MemberNames } from '@/organisation/ports/member-names.ts';
import { token } from './token.ts';

export const MEMBER_NAMES = token<MemberNames>('MemberNames');
