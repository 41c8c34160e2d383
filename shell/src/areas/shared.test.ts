import { CONTRACT } from 'domain/site/manifest-schema';
import { misfit } from 'domain/site/misfit';
import recorded from 'domain/testing/recorded/areas.json' with { type: 'json' };
import { version } from 'react';
import { expect, it } from 'vitest';
import { SHARED } from '../../../kit/vite/shared.ts';
import { shared } from './shared.ts';

it('hands the areas what their builds count on, and nothing else', () => {
  expect(Object.keys(shared).sort()).toEqual(SHARED.toSorted());
});

it.each(Object.entries(recorded))('still runs %s as it was released', (_area, build) => {
  const offers = Object.fromEntries(
    Object.entries(shared).map(([name, module]) => [name, Object.keys(module)]),
  );
  expect(misfit({ contract: CONTRACT, react: version, offers }, build as never)).toBeNull();
});
