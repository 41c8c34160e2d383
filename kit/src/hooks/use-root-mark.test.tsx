import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useRootMark } from './use-root-mark.ts';

it('marks the root while mounted', () => {
  const { unmount } = renderHook(() => useRootMark('submitBar'));
  expect(document.documentElement.dataset.submitBar).toBe('');
  unmount();
  expect(document.documentElement.dataset.submitBar).toBeUndefined();
});
