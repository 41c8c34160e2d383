import type { Tipo } from '@vidriera/domain/values/ids';
import { admin, createItem, freshId, prefixOf, put, type RulesVerdict } from './harness.ts';
import { ITEMS, OWNER } from './items.ts';

type Case = [title: string, verdict: RulesVerdict, run: (tipo: Tipo) => Promise<unknown>];

const own = prefixOf(OWNER);
const foreign = prefixOf('otherCreador');
const create = (tipo: Tipo, id: string) => createItem(OWNER, tipo, id, ITEMS[tipo]);
const under = (verdict: RulesVerdict, title: string, id: string): Case => [
  `under ${title}`,
  verdict,
  (tipo) => create(tipo, id),
];
/** Reuses the id of a deleted item. */
const afterDeletion = (verdict: RulesVerdict, title: string, owner: string, idOf: () => string): Case => [
  `under the id of ${title} that was deleted`,
  verdict,
  async (tipo) => {
    const id = idOf();
    await put(`${tipo}/${id}`, { ...ITEMS[tipo], uid: owner });
    await admin.doc(`${tipo}/${id}`).delete();
    await create(tipo, id);
  },
];

/** Ids under which an owner may create an item. */
export const ID_CASES: Case[] = [
  under('allow', 'the shortest id', `${own}${'a'.repeat(12)}`),
  under('allow', 'the longest id', `${own}${'Z9'.repeat(10)}`),
  under('deny', 'one letter too few', `${own}${'a'.repeat(11)}`),
  under('deny', 'one letter too many', `${own}${'a'.repeat(21)}`),
  under('deny', 'the prefix alone', own),
  under('deny', 'the prefix of another', `${foreign}${'a'.repeat(12)}`),
  under('deny', 'a prefix cut short', `${own.slice(0, 11)}${'x'.repeat(13)}`),
  under('deny', 'the prefix in capitals', `${own.toUpperCase()}${'a'.repeat(12)}`),
  under('deny', 'the prefix at the end', `${'a'.repeat(12)}${own}`),
  under('deny', 'the prefix after a letter', `a${own}${'a'.repeat(12)}`),
  ...['_', '-', '.', ' ', '\n', 'ñ', '\u2028'].map((sign) =>
    under('deny', `a sign that is ${JSON.stringify(sign)}`, `${own}${'a'.repeat(12)}${sign}`),
  ),
  ...['a', 'A-b_9', 'Xk29dLmq0ZpT4vRw8sYb', 'x'.repeat(128), 'x'.repeat(129), 'con espacio'].map((id) =>
    under('deny', `an id without a prefix: ${id.slice(0, 20)}`, id),
  ),
  afterDeletion('allow', 'an own item', OWNER, () => freshId(OWNER)),
  afterDeletion('deny', 'an own item without a prefix', OWNER, () => `old${freshId(OWNER)}`),
  afterDeletion('deny', 'an item of another’s', 'otherCreador', () => freshId('otherCreador')),
];
