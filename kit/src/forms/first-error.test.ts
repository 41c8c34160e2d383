import { expect, it, vi } from 'vitest';
import { focusFirstError } from './first-error.ts';

it('focuses the first invalid control in visual order, scrolled into view', () => {
  document.body.innerHTML =
    '<form><button></button><input name="a"><textarea name="b"></textarea><input name="c"></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  focusFirstError(form, (name) => ['c', 'b'].includes(name));
  expect(document.activeElement?.getAttribute('name')).toBe('b');
  expect(scroll.mock.contexts).toEqual([document.activeElement]);
  focusFirstError(form, () => false);
  expect(scroll).toHaveBeenCalledOnce();
});
