import type { Gender, MemberEntry } from './members.ts';

const ALWAYS = ['id', 'name', 'email'] as const;
const OPTIONAL_COLUMNS = ['gender', 'birthDate', 'duty', 'zone'] as const;

export type TableColumn = (typeof ALWAYS)[number] | (typeof OPTIONAL_COLUMNS)[number];

/** The texts in the table. */
export interface MemberTableMessages {
  readonly headings: Readonly<Record<TableColumn, string>>;
  readonly genders: Readonly<Record<Gender, string>>;
}

/**
 * The members, in their order, as rows of texts under a row of headings. A column that is empty for every member is left
 * out.
 */
export function memberTable(
  members: readonly MemberEntry[],
  { headings, genders }: MemberTableMessages,
): readonly (readonly string[])[] {
  const known = OPTIONAL_COLUMNS.filter((column) => members.some((member) => member[column] !== undefined));
  const columns: readonly TableColumn[] = [...ALWAYS, ...known];
  return [
    columns.map((column) => headings[column]),
    ...members.map((member) => columns.map((column) => textOf(member, column, genders))),
  ];
}

function textOf(member: MemberEntry, column: TableColumn, genders: MemberTableMessages['genders']): string {
  if (column === 'gender') return member.gender === undefined ? '' : genders[member.gender];
  if (column === 'duty' || column === 'zone') return member[column]?.name ?? '';
  return String(member[column] ?? '');
}
