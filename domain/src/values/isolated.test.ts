import { expect, it } from 'vitest';
import { messages } from '../messages/messages.ts';
import { isolated, quoted } from './isolated.ts';

it.each(['שלום', 'مرحبا بكم', 'Tango \u202Eognat', 'Noche ש 2026'])(
  'isolates %j within a sentence',
  (title) => {
    expect(isolated(title)).toBe(`\u2068${title}\u2069`);
    expect(quoted(title)).toBe(`«\u2068${title}\u2069»`);
    expect(messages.list.liked(title)).toContain(`\u2068${title}\u2069`);
  },
);

it.each(['Milonga del Día', '2x1 🎉', 'Día 1: ¡a bailar!', ''])('leaves %j as it is', (title) => {
  expect(quoted(title)).toBe(`«${title}»`);
});
