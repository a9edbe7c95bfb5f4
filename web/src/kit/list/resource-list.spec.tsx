import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { Button } from 'antd';
import { PreferenceOwner } from '../../lib/preferences';
import { show } from '../../testing/render';
import type { Column } from './column';
import { neighboursOf } from './last-list';
import { aDay, oneOf } from './parsers';
import { ResourceList } from './resource-list';
import { type ListDefinition, useListState } from './use-list-state';
import { namesOf } from './use-selection';

interface Tool {
  id: number;
  name: string;
  kind: 'hand' | 'power';
  weight: number;
}
type Sort = 'name' | 'weight-asc' | 'weight-desc';
type Filters = { kind: Tool['kind']; from: string; to: string };

const TOOLS: Tool[] = [
  { id: 1, name: 'Hammer', kind: 'hand', weight: 500 },
  { id: 2, name: 'Drill', kind: 'power', weight: 1500 },
  { id: 3, name: 'Saw', kind: 'hand', weight: 400 },
];

const LIST: ListDefinition<Filters, Sort> = {
  name: 'tools',
  filters: { kind: oneOf<Tool['kind']>(['hand', 'power']), from: aDay, to: aDay },
  sorts: ['name', 'weight-asc', 'weight-desc'],
};

const COLUMNS: Column<Tool, Sort>[] = [
  { key: 'name', title: 'Tool', render: ({ name }) => name, sort: { ascend: 'name' } },
  { key: 'kind', title: 'Kind', render: ({ kind }) => kind },
  {
    key: 'weight',
    title: 'Weight',
    render: ({ weight }) => weight,
    sort: { ascend: 'weight-asc', descend: 'weight-desc' },
  },
];

let asked: Record<string, unknown>[] = [];
beforeEach(() => {
  asked = [];
});

function Tools() {
  const list = useListState(LIST);
  const query = useQuery({
    queryKey: ['tools', list.query],
    placeholderData: keepPreviousData,
    queryFn: () => {
      asked.push(list.query);
      const items = TOOLS.filter(({ kind }) => !list.query.kind || kind === list.query.kind);
      return { items, total: String(items.length), next: null };
    },
  });
  return (
    <ResourceList
      list={list}
      query={query}
      label="Tools"
      noun="tools"
      nameOf={({ name }) => name}
      placeholder="Search tools"
      filters={[
        {
          name: 'kind',
          label: 'Kind',
          all: 'All kinds',
          options: [
            { value: 'hand', label: 'Hand tools' },
            { value: 'power', label: 'Power tools' },
          ],
        },
      ]}
      dates
      columns={COLUMNS}
      short={({ name }) => ({ title: name })}
      bulk={({ items }) => <Button>Lend {namesOf(items.map(({ name }) => name))}</Button>}
      error="Failed"
      nothingFound="No tools found"
      empty={<p>No tools yet</p>}
    />
  );
}

const tools = (at = '/', owner = '1') =>
  show(
    <PreferenceOwner value={owner}>
      <Tools />
    </PreferenceOwner>,
    { at },
  );
const heading = (name: string) => screen.findByRole('columnheader', { name: new RegExp(name) });

describe('a list', () => {
  it('is what its address says, and a chip takes a filter away', async () => {
    const { person, router } = tools('/?kind=hand&from=2026-01-01');
    await screen.findByText('Hammer');
    expect(screen.queryByText('Drill')).toBeNull();
    expect(asked).toEqual([{ kind: 'hand', from: '2026-01-01', sort: 'name', limit: 50 }]);
    await person.click(screen.getByRole('button', { name: /^Remove filter Kind/ }));
    await screen.findByText('Drill');
    expect(router.state.location.search).toBe('?from=2026-01-01');
  });

  it('takes no nonsense from its address', async () => {
    tools('/?kind=loud&from=yesterday&sort=colour');
    await screen.findByText('Drill');
    expect(asked).toEqual([{ sort: 'name', limit: 50 }]);
  });

  it('is sorted by its headings, up, down and back', async () => {
    const { person, router } = tools();
    await person.click(within(await heading('Weight')).getByRole('button'));
    expect(router.state.location.search).toBe('?sort=weight-asc');
    expect((await heading('Weight')).getAttribute('aria-sort')).toBe('ascending');
    await person.click(within(await heading('Weight')).getByRole('button'));
    expect(router.state.location.search).toBe('?sort=weight-desc');
    await person.click(within(await heading('Weight')).getByRole('button'));
    expect(router.state.location.search).toBe('');
  });

  it('keeps a person’s columns and page size, and nobody else’s', async () => {
    const first = tools();
    await first.person.click(await screen.findByRole('button', { name: 'List settings' }));
    await first.person.click(await screen.findByRole('checkbox', { name: 'Kind' }));
    await first.person.click(screen.getByText('100'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: 100 }));
    first.unmount();

    const again = tools();
    await heading('Weight');
    expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
    expect(asked.at(-1)).toMatchObject({ limit: 100 });
    again.unmount();

    tools('/', '2');
    await heading('Kind');
    expect(asked.at(-1)).toMatchObject({ limit: 50 });
  });

  it('never holds a selection of what is not shown', async () => {
    const { person, router } = tools();
    await person.click(await screen.findByRole('checkbox', { name: 'Select Hammer' }));
    await person.click(screen.getByRole('checkbox', { name: 'Select Drill' }));
    screen.getByRole('button', { name: 'Lend Hammer and Drill' });
    await router.navigate('/?kind=hand');
    await screen.findByRole('button', { name: 'Lend Hammer' });
    await router.navigate('/');
    await screen.findByRole('checkbox', { name: 'Select Drill' });
    expect(within(screen.getByRole('region', { name: 'Selection' })).getByText('1 selected')).toBeTruthy();
  });

  it('is saved as a view under a name, which is its address', async () => {
    const { person } = tools('/?kind=power&cursor=abc');
    await person.click(await screen.findByRole('button', { name: 'Saved views' }));
    await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Loud ones{Enter}');
    const link = await screen.findByRole('link', { name: 'Loud ones' });
    expect(link.getAttribute('href')).toBe('/?kind=power');
    await person.click(screen.getByRole('button', { name: 'Delete view Loud ones' }));
    expect(screen.queryByRole('link', { name: 'Loud ones' })).toBeNull();
  });

  it('tells a record’s page its neighbours', async () => {
    tools();
    await screen.findByText('Drill');
    expect(neighboursOf('tools', 2)).toEqual({ previous: 1, next: 3, place: 2, of: 3 });
    expect(neighboursOf('tools', 9)).toBeUndefined();
    expect(neighboursOf('other', 2)).toBeUndefined();
  });
});

describe('a question about many', () => {
  it.each([
    [['Saw'], 'Saw'],
    [['Saw', 'Drill'], 'Saw and Drill'],
    [['A', 'B', 'C', 'D'], 'A, B, C, and D'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C and 2 others'],
  ])('%j is about %s', (names, words) => {
    expect(namesOf(names)).toBe(words);
  });
});
