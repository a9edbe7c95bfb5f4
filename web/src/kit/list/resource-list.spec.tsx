import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Button } from 'antd';
import { ApiError } from '../../lib/api-error';
import { preferencesQuery } from '../../lib/preferences';
import { fakeServer, refuse } from '../../testing/fake-server';
import { onPhone } from '../../testing/screen';
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
  ranked: true,
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
/** What the list is told to find in all; all that it shows when empty. */
let told = '';
let counted: () => Promise<number>;
/** Served one after the other, where there is more than one. */
let pages: Tool[][] = [];
let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  asked = [];
  told = '';
  pages = [];
  const kept = new Map<string, string>();
  const answered = () => ({ values: [...kept].map(([name, value]) => ({ name, value })) });
  server = fakeServer()
    .on('get', '/api/user/preferences', answered)
    .on('put', '/api/user/preferences/{name}', ({ address, body }) => {
      kept.set(address.split('/').at(-1)!, (body as { value: string }).value);
      return answered();
    });
});

function Tools() {
  const list = useListState(LIST);
  const query = useQuery({
    queryKey: ['tools', list.query],
    placeholderData: keepPreviousData,
    queryFn: () => {
      asked.push(list.query);
      const at = Number(list.query.cursor ?? 0);
      const more = at + 1 < pages.length ? String(at + 1) : null;
      if (pages[at]) return { items: pages[at], total: String(pages.flat().length), next: more };
      const items = TOOLS.filter(({ kind }) => !list.query.kind || kind === list.query.kind);
      return { items, total: told || String(items.length), next: null };
    },
  });
  return (
    <ResourceList
      list={list}
      query={query}
      label="Tools"
      noun="tool"
      nameOf={({ name }) => name}
      placeholder="Search tools"
      sorts={[
        { value: 'name', label: 'Name A-Z' },
        { value: 'weight-asc', label: 'Lightest' },
      ]}
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
      bulkAll={{ most: 10_000, count: () => counted() }}
      error="Failed"
      nothingFound="No tools found"
      empty={<p>No tools yet</p>}
    />
  );
}

/** As the application's layout does: what is kept for the person is there before anything is drawn. */
function AfterPreferences() {
  return useQuery(preferencesQuery).isPending ? null : <Tools />;
}

const tools = (at = '/') => show(<AfterPreferences />, { at });
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

  it('counts one as one', async () => {
    tools('/?kind=power');
    expect((await screen.findByText(/^Showing/)).textContent).toBe('Showing 1 of 1 tool');
  });

  it('counts the rows of the pages before as they were, though they were fewer than asked for', async () => {
    pages = [TOOLS.slice(0, 1), TOOLS.slice(1)];
    const { person } = tools();
    await screen.findByText('Hammer');
    await person.click(screen.getByRole('button', { name: /Next/ }));
    await screen.findByText('Saw');
    expect(screen.getByText(/^Showing/).textContent).toBe('Showing 2–3 of 3 tools');
    await person.click(screen.getByRole('button', { name: /Previous/ }));
    await screen.findByText('Hammer');
    expect(screen.getByText(/^Showing/).textContent).toBe('Showing 1 of 3 tools');
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

  it('brings what is searched for by how well it matches, until an order is asked for, be it the usual one', async () => {
    const { person, router } = tools('/?q=drill');
    await heading('Tool');
    expect(asked).toEqual([{ q: 'drill', limit: 50 }]);
    const choose = async (name: string) => {
      await person.click(screen.getByRole('combobox', { name: 'Sort' }));
      await person.click(await screen.findByTitle(name));
    };
    expect(screen.getByTitle('Best match')).toBeTruthy();
    await choose('Name A-Z');
    await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'drill', sort: 'name', limit: 50 }));
    expect(router.state.location.search).toBe('?q=drill&sort=name');
    await choose('Best match');
    await waitFor(() => expect(router.state.location.search).toBe('?q=drill'));
  });

  it('keeps a person’s columns and page size, also for another browser', async () => {
    const first = tools();
    await first.person.click(await screen.findByRole('button', { name: 'List settings' }));
    await first.person.click(await screen.findByRole('checkbox', { name: 'Kind' }));
    await first.person.click(screen.getByText('100'));
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ limit: 100 }));
    await waitFor(() => expect(server.asked('put', '/api/user/preferences/{name}')).toHaveLength(2));
    first.unmount();
    asked = [];

    tools();
    await heading('Weight');
    expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull();
    // Never first the one and then the other.
    expect(asked).toEqual([{ sort: 'name', limit: 100 }]);
  });

  it('shows a choice at once, and takes it back when it could not be kept', async () => {
    let refuseNow = () => {};
    const refused = new Promise<void>((resolve) => (refuseNow = resolve));
    server.on('put', '/api/user/preferences/{name}', async () => {
      await refused;
      return refuse(422, 'These are too many preferences');
    });
    const { person } = tools();
    await person.click(await screen.findByRole('button', { name: 'List settings' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Kind' }));
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Kind' })).toBeNull());
    refuseNow();
    await heading('Kind');
    await screen.findByText('Your choice could not be kept');
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

  describe('of which the whole page is chosen', () => {
    const choosePage = async (at = '/') => {
      const all = tools(at);
      await all.person.click(await screen.findByRole('checkbox', { name: 'Select all' }));
      return all;
    };
    const chosen = () => within(screen.getByRole('region', { name: 'Selection' })).getByRole('status').textContent;

    it('offers all that it finds, by their number where that is known', async () => {
      told = '312';
      const { person } = await choosePage();
      await person.click(screen.getByRole('button', { name: 'Select all 312' }));
      expect(chosen()).toBe('312 selected');
      expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    });

    it('asks how many they are where its total does not say', async () => {
      told = '1000+';
      counted = () => Promise.resolve(4321);
      const { person } = await choosePage();
      await person.click(screen.getByRole('button', { name: 'Select all' }));
      await waitFor(() => expect(chosen()).toBe('4,321 selected'));
    });

    it('says why it cannot be all', async () => {
      told = '10000+';
      counted = () => Promise.reject(new ApiError(422, 'More than 10,000 tools are found'));
      const { person } = await choosePage();
      await person.click(screen.getByRole('button', { name: 'Select all' }));
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('More than 10,000 tools are found');
      expect(chosen()).toBe('3 selected');
    });

    it('takes no number of another filter', async () => {
      told = '1000+';
      let answer = (_count: number): void => undefined;
      counted = () => new Promise((resolve) => (answer = resolve));
      const { person, router } = await choosePage();
      await person.click(screen.getByRole('button', { name: 'Select all' }));
      await router.navigate('/?kind=hand');
      await waitFor(() => expect(chosen()).toBe('2 selected'));
      await act(async () => answer(4321));
      expect(chosen()).toBe('2 selected');
    });
  });

  it('is saved as a view under a name, which is its address', async () => {
    const { person } = tools('/?kind=power&cursor=abc');
    await person.click(await screen.findByRole('button', { name: 'Saved views' }));
    await person.type(await screen.findByRole('textbox', { name: 'Name of the view' }), 'Loud ones{Enter}');
    const link = await screen.findByRole('link', { name: 'Loud ones' });
    expect(link.getAttribute('href')).toBe('/?kind=power');
    await person.click(screen.getByRole('button', { name: 'Delete view Loud ones' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Loud ones' })).toBeNull());
  });

  it('tells a record’s page its neighbours', async () => {
    tools();
    await screen.findByText('Drill');
    expect(neighboursOf('tools', 2)).toEqual({ previous: 1, next: 3, place: 2, of: 3 });
    expect(neighboursOf('tools', 9)).toBeUndefined();
    expect(neighboursOf('other', 2)).toBeUndefined();
  });

  it('names on a phone what narrows it, in a sheet', async () => {
    onPhone();
    const { person } = tools();
    await person.click(await screen.findByRole('button', { name: 'Filter and sort' }));
    await screen.findByRole('button', { name: 'Show results' });
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Kind',
      'Date',
      'Sort',
    ]);
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
