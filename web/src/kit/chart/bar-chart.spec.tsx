import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { show } from '../../testing/render';
import { BarChart } from './bar-chart';
import { ChartCard } from './chart-card';

const points = [
  { key: '2026-01', label: 'Jan', name: 'January 2026', value: 0 },
  { key: '2026-02', label: 'Feb', name: 'February 2026', value: 1200 },
];
const dollars = (cents: number) => `$${cents / 100}`;
const card = () =>
  show(
    <ChartCard
      title="Spend"
      parts={[
        {
          key: 'USD',
          words: '$12 this month',
          chart: <BarChart points={points} words="$12 this month" format={dollars} formatShort={dollars} />,
          table: {
            headings: ['Month', 'Total'],
            rows: points.map(({ key, name, value }) => ({ key, cells: [name, dollars(value)] })),
          },
        },
      ]}
    />,
  );

describe('a chart', () => {
  it('is read bar by bar with the arrows', async () => {
    const { person } = card();
    await person.tab();
    await person.tab();
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status').textContent).toBe('February 2026: $12');
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status').textContent).toBe('January 2026: $0');
    await person.keyboard('{ArrowLeft}');
    expect(screen.getByRole('status').textContent).toBe('January 2026: $0');
  });

  it('of nothing has one line, not two of the same name', () => {
    const none = points.map((point) => ({ ...point, value: 0 }));
    const whole = (cents: number) => `$${Math.round(cents / 100)}`;
    show(<BarChart points={none} words="Nothing" format={dollars} formatShort={whole} />);
    expect(screen.getAllByText('$0')).toHaveLength(1);
  });

  it('says in words what it shows, and is a table for who asks', async () => {
    const { person } = card();
    expect(screen.getByRole('img', { name: '$12 this month' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Show table' }));
    const table = within(screen.getByRole('table', { name: 'Spend' }));
    expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'MonthTotal',
      'January 2026$0',
      'February 2026$12',
    ]);
  });
});
