import { expect, it } from 'vitest';
import { readBudget } from '../../shared/read-budget.ts';
import { withinBudget } from './explore.ts';
import { plan } from './plan.ts';
import { MAX_READS } from './stream.ts';

const LOOKS_THROUGH = plan({ tipo: 'evento', q: 'feria tango' }, '2026-11-25');
const page = (read: number) => async () => ({ items: [], more: null, read });

it('takes of the budget what was read, and nothing for what could not be', async () => {
  const budget = readBudget({ perSecond: 0, most: MAX_READS + 30 });
  for (let i = 0; i < 5; i++) {
    const failing = withinBudget(LOOKS_THROUGH, budget, () => Promise.reject(new Error('down')));
    await expect(failing).rejects.toThrow('down');
  }
  for (let i = 0; i < 3; i++) await withinBudget(LOOKS_THROUGH, budget, page(10));
  await withinBudget(LOOKS_THROUGH, budget, page(MAX_READS));
  await expect(withinBudget(LOOKS_THROUGH, budget, page(0))).rejects.toMatchObject({ status: 503 });
});
