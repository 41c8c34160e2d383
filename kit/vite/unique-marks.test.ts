import { expect, it } from 'vitest';
import { markOf } from './css-names.ts';
import { sharedMark } from './unique-marks.ts';

it('finds two files with one mark, and none where each has its own', () => {
  const made = new Map<string, string>();
  for (let n = 0; ; n++) {
    const css = `.a{top:${n}px}`;
    const mark = markOf('a.module.css', css);
    const twin = made.get(mark);
    made.set(mark, css);
    if (twin === undefined) continue;
    const files = [twin, css].map((text) => ['a.module.css', text] as const);
    expect(sharedMark(files)).toEqual(['a.module.css', 'a.module.css']);
    break;
  }
  expect(sharedMark([...made.values()].slice(0, 100).map((css) => ['a.module.css', css]))).toBeUndefined();
});
