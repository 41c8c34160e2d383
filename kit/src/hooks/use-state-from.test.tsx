import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useStateFrom } from './use-state-from.ts';

it('useStateFrom: keeps changes of its own, and starts anew from other data', () => {
  const { result, rerender } = renderHook(({ data }) => useStateFrom(data, ({ seats }) => seats), {
    initialProps: { data: { seats: 1 } },
  });
  act(() => result.current[1](5));
  expect(result.current[0]).toBe(5);
  rerender({ data: { seats: 2 } });
  expect(result.current[0]).toBe(2);
});
