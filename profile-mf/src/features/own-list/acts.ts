import { failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import type { Tipo } from '@vidriera/domain/values/ids';
import type { ItemId } from '@vidriera/domain/values/ids-schema';
import { isolated } from '@vidriera/domain/values/isolated';
import { LIMITS } from '@vidriera/domain/values/limits';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { toast } from '@vidriera/kit/messages/toast';
import { asOneAttempt } from '@vidriera/kit/requests/attempts';
import { impactSentence } from '@vidriera/kit/words/impact-sentence';
import { serverNow } from '@vidriera/session/server-clock';
import type { FoundCard } from './own-card.ts';

export type Act = 'show' | 'hide' | 'copy' | 'delete';

/** How many worked, and why the others did not. */
export interface ActOutcome {
  act: Act;
  done: number;
  failed: { id: string; titulo: string; problem: string }[];
}

/** Does the same to several own items, one request after the other. One that fails stops no other. */
export async function actOnEach(
  act: Act,
  cards: readonly FoundCard[],
  onStep: (step: number) => void,
): Promise<ActOutcome> {
  const outcome: ActOutcome = { act, done: 0, failed: [] };
  const { changeItem, deleteItem } = await import('@vidriera/kit/requests/publish');
  for (const [at, { tipo, id, titulo, own }] of cards.entries()) {
    onStep(at);
    try {
      if (act === 'copy') await copyOnce(tipo, id);
      else if (act === 'delete') await deleteItem(tipo, id);
      else await changeItem(tipo, id, act === 'show' ? shownNow(own) : { visibilidad: 'oculto' }, own);
      outcome.done += 1;
    } catch (caught) {
      logUnforeseen(caught);
      outcome.failed.push({ id, titulo, problem: failureOf(caught).message });
    }
  }
  return outcome;
}

/** Shows or hides an own item, and says so. @returns whether it was saved */
export async function setShown(card: FoundCard, isShown: boolean): Promise<boolean> {
  const { failed } = await actOnEach(isShown ? 'show' : 'hide', [card], () => {});
  const [failure] = failed;
  if (failure) toast.error(failure.problem);
  else toast.success(isShown ? messages.screens.nowShown : messages.screens.nowHidden);
  return !failure;
}

async function copyOnce(tipo: Tipo, id: ItemId): Promise<void> {
  const { newId } = await import('@vidriera/kit/requests/publish');
  const { copyItem } = await import('@vidriera/kit/requests/copy-item');
  await asOneAttempt(`copy ${tipo}/${id}`, newId, (as) => copyItem(tipo, id, { as }));
}

/** To show is to show now. An end that is still to come stays. */
const shownNow = ({ until }: FoundCard['own']) => ({
  visibilidad: 'publico' as const,
  publicarDesde: null,
  ...(until && until.getTime() <= serverNow() && { publicarHasta: null }),
});

/** Asks before something that can't be taken back, and says whom it concerns. */
export function isWanted(act: Act, cards: readonly FoundCard[]): Promise<boolean> {
  if (act !== 'delete') return Promise.resolve(true);
  const options = { yes: messages.screens.remove, danger: true, note: impactOf(cards) };
  return askConfirm(messages.post.removeSeveral(cards.length), options);
}

/** Each takes a request, so of many it is not asked. */
async function impactOf(cards: readonly FoundCard[]): Promise<string> {
  if (cards.length > LIMITS.page) return messages.post.severalLose;
  const notes = await Promise.all(
    cards.map(async ({ tipo, id, titulo }) => {
      const note = tipo === 'evento' || tipo === 'promo' ? await impactSentence(tipo, id) : '';
      return note && `${isolated(titulo)}: ${note}`;
    }),
  );
  return notes.filter(Boolean).join(' ');
}
