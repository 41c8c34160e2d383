import { describe, expect, it, vi } from 'vitest';
import { atFirstTouch } from './first-touch.ts';

describe('atFirstTouch', () => {
  it.each(['pointerdown', 'keydown', 'focusin'])('calls back at the first %s, once', (sign) => {
    const call = vi.fn();
    atFirstTouch(call);
    expect(call).not.toHaveBeenCalled();
    for (const one of [sign, sign, 'pointerdown'])
      document.body.dispatchEvent(new Event(one, { bubbles: true }));
    expect(call).toHaveBeenCalledOnce();
  });

  it('can be cancelled', () => {
    const call = vi.fn();
    atFirstTouch(call)();
    dispatchEvent(new Event('keydown'));
    expect(call).not.toHaveBeenCalled();
  });
});
