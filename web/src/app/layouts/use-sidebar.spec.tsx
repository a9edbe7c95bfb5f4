import { afterEach, expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { NARROW } from '../../lib/media-queries';
import { onScreen } from '../../testing/screen';
import { useSidebar } from './use-sidebar';

afterEach(() => localStorage.clear());

it('is expanded where there is room, and collapsed where there is little', () => {
  expect(renderHook(useSidebar).result.current.collapsed).toBe(false);
  onScreen(NARROW);
  expect(renderHook(useSidebar).result.current.collapsed).toBe(true);
});

it('stays as somebody has chosen, on every screen', () => {
  const { result } = renderHook(useSidebar);
  act(() => result.current.toggle());
  expect(result.current.collapsed).toBe(true);
  expect(localStorage.getItem('sidebar-collapsed')).toBe('true');
  act(() => result.current.toggle());
  onScreen(NARROW);
  expect(renderHook(useSidebar).result.current.collapsed).toBe(false);
});
