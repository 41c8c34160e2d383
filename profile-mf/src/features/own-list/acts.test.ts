import { changeItem } from '@vidriera/kit/requests/publish';
import { beforeEach, expect, it, vi } from 'vitest';
import { actOnEach } from './acts.ts';
import type { FoundCard } from './own-card.ts';

vi.mock('@vidriera/kit/requests/publish', () => ({ changeItem: vi.fn(), deleteItem: vi.fn() }));
beforeEach(() => void vi.mocked(changeItem).mockReset());

const card = (id: string, until: Date | null) =>
  ({
    tipo: 'evento',
    id,
    titulo: id,
    own: { text: id, states: [], createdAt: 0, version: '1', until },
  }) as unknown as FoundCard;

it('showing several keeps an end that is still to come, and drops one that has passed', async () => {
  const [later, before] = [new Date(Date.now() + 60_000), new Date(Date.now() - 60_000)];
  const cards = [card('dura', later), card('terminó', before), card('siempre', null)];
  expect(await actOnEach('show', cards, () => undefined)).toEqual({ act: 'show', done: 3, failed: [] });
  const shown = { visibilidad: 'publico', publicarDesde: null };
  expect(vi.mocked(changeItem).mock.calls.map(([, id, change]) => [id, change])).toEqual([
    ['dura', shown],
    ['terminó', { ...shown, publicarHasta: null }],
    ['siempre', shown],
  ]);
});
