import type { Clock } from '@/shared/clock.ports.ts';
import type { FileSaver, Spreadsheets } from '@/shared/device.ports.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { type Outcome, refused, settledOutcome } from '@/shared/outcome.ts';
import { confirmedRemoval } from '@/shared/removals.use-cases.ts';
import { type NewMemberDraft, readNewMember } from './member-forms.ts';
import { type MemberTableMessages, memberTable } from './member-table.ts';
import type { MemberRepository } from './members.ports.ts';
import type { Member, MemberEntry, MemberRecord } from './members.ts';

/** @returns the registered member; undefined when the server does not return them */
export type RegisterMember = (draft: NewMemberDraft) => Promise<Outcome<MemberEntry | undefined>>;

/** Registers a member; a draft with an error is `invalid` and is not sent (MEMB-04). */
export function makeRegisterMember(repository: MemberRepository, clock: Clock): RegisterMember {
  return async (draft) => {
    const member = readNewMember(draft, clock.today());
    return member === undefined ? refused('invalid') : repository.add(member);
  };
}

export type SaveMember = (
  member: Member,
  version: string | undefined,
  signal?: AbortSignal,
) => Promise<Outcome<MemberRecord | undefined>>;

/**
 * Saves a member (MEMB-05). After a 404 the member is read: if they exist, the server lacks the call (`unsupported`);
 * if not, it is `notFound`.
 */
export function makeSaveMember(repository: MemberRepository): SaveMember {
  return async (member, version, signal) => {
    const saved = await repository.save(member, version, signal);
    if (saved.kind === 'done' || saved.reason !== 'notFound') return saved;
    const found = await repository.find(member.id, signal);
    return found.kind === 'done' ? refused('unsupported') : saved;
  };
}

export type RemoveMember = (id: EntityId) => Promise<Outcome<null>>;

/**
 * Removes a member (MEMB-06). After a 404 and after a lost answer the member is read (REL-16): one who is gone counts as
 * removed.
 */
export function makeRemoveMember(repository: MemberRepository): RemoveMember {
  return (id) =>
    confirmedRemoval(
      () => repository.remove(id),
      () => repository.find(id),
    );
}

/** The texts in the file. */
export interface SavedListMessages extends MemberTableMessages {
  /** The name of the sheet, and the beginning of the file's name, which the date follows. */
  readonly title: string;
}

export type SaveMemberList = (members: readonly MemberEntry[], messages: SavedListMessages) => Promise<void>;

/** Saves the shown members as an `.xlsx` for a spreadsheet program, once where it is asked for twice meanwhile (MEMB-09). */
export function makeSaveMemberList(
  spreadsheets: Spreadsheets,
  saver: FileSaver,
  clock: Clock,
  notifications: Pick<Notifications, 'notifyFailure'>,
): SaveMemberList {
  let isWriting = false;
  return async (members, { title, ...messages }) => {
    if (isWriting) return;
    isWriting = true;
    const written = await settledOutcome(() => spreadsheets.write({ title, rows: memberTable(members, messages) }));
    isWriting = false;
    if (written.kind === 'refused')
      notifications.notifyFailure({ subject: 'membersNotWritten', reason: written.reason });
    else saver.save({ name: `${title}-${clock.today()}.xlsx`, ...written.value });
  };
}
