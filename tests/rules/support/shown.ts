import type { RulesFixture } from './values.ts';

export const shown = (change: RulesFixture): string =>
  Object.entries(change)
    .map(([name, value]) => {
      const text = typeof value === 'symbol' ? value.description : JSON.stringify(value);
      return `${name}=${text?.replaceAll(/https:[^"]*%2F/g, '…/').replaceAll(/a{30,}/g, 'aa…a')}`;
    })
    .join(', ')
    .slice(0, 150);
