import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type Column, DataTable } from '@/ui/kit/data/data-table.tsx';

interface Member {
  readonly id: number;
  readonly name: string;
}

const columns: readonly Column<Member>[] = [
  { header: '번호', cell: (member) => member.id },
  { header: '이름', kind: 'rowHeader', cell: (member) => member.name },
  { header: '할 일', kind: 'actions', cell: (member) => <button type="button">{`${member.name} 수정`}</button> },
];

describe('a table', () => {
  it('has explicit roles and row headers, because small screens show it as cards', () => {
    const rows = [
      { id: 101, name: '강하은' },
      { id: 102, name: '김도윤' },
    ];
    render(<DataTable label="회원" columns={columns} rows={rows} rowKey={(member) => member.id} />);

    const table = screen.getByRole('table', { name: '회원' });
    expect(table).toHaveAttribute('role', 'table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['번호', '이름', '할 일']);
    const row = within(table).getByRole('row', { name: /김도윤/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('김도윤');
    expect(within(row).getByText('102')).toHaveAttribute('data-label', '번호');
    expect(within(row).getByRole('button', { name: '김도윤 수정' })).toBeInTheDocument();
  });
});
